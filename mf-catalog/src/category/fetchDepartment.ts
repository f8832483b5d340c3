import { type Database, unwrap } from '@shop/kernel/data';
import type { Picture } from '@shop/kernel/domain';

/** What a department says of itself. */
export interface Department {
  description: string;
  picture: Picture | undefined;
}

/** Sizes in which every department's picture exists; the title beside it says what it shows. */
const coverShape = { alt: '', width: 800, height: 1000, widths: [320, 640, 960] };

/**
 * The department's own words and picture, which is that of the type where it has one; nothing for an address that names
 * no department. Throws `DataError`.
 */
export async function fetchDepartment(
  db: Database,
  slug: string,
  type: string | undefined,
): Promise<Department | undefined> {
  const [[row], [ofType]] = await Promise.all([
    unwrap(db.from('categories').select('description,image').eq('id', slug)),
    type ? unwrap(db.from('product_types').select('image').eq('category_id', slug).eq('id', type)) : [],
  ]);
  const path = ofType?.image || row?.image;
  return row && { description: row.description, picture: path ? { path, ...coverShape } : undefined };
}
