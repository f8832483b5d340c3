import { type Database, unwrap } from '@shop/kernel/data';
import type { Picture } from '@shop/kernel/domain';

/** What a department says of itself. */
export interface Department {
  description: string;
  picture: Picture | undefined;
}

/** Sizes in which every department's picture exists; the title beside it says what it shows. */
const coverShape = { alt: '', width: 800, height: 1000, widths: [320, 640, 960] };

/** The department's own words and picture; nothing for an address that names none. Throws `DataError`. */
export async function fetchDepartment(db: Database, slug: string): Promise<Department | undefined> {
  const [row] = await unwrap(db.from('categories').select('description,image').eq('id', slug));
  return (
    row && {
      description: row.description,
      picture: row.image ? { path: row.image, ...coverShape } : undefined,
    }
  );
}
