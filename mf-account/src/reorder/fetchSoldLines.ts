import { type Database, unwrap } from '@shop/kernel/data';
import type { BagLine } from '@shop/kernel/domain';

export interface WantedLine {
  variantId: string;
  name: string;
  quantity: number;
}

export interface SoldLines {
  /** What can be bought today, at today's price and no more than is in stock. */
  lines: BagLine[];
  /** Names of what is sold out or no longer sold. */
  missing: string[];
  /** Names of which fewer are left than were wanted. */
  fewer: string[];
}

/** Which of these are still sold. Row level security hides what is not published. Throws `DataError`. */
export async function fetchSoldLines(db: Database, wanted: readonly WantedLine[]): Promise<SoldLines> {
  const rows = await unwrap(
    db
      .from('product_variants')
      .select('id,label,stock,products!inner(id,name,price,images)')
      .in(
        'id',
        wanted.map(({ variantId }) => variantId),
      ),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sold: SoldLines = { lines: [], missing: [], fewer: [] };
  for (const { variantId, name, quantity } of wanted) {
    const row = byId.get(variantId);
    if (!row || row.stock < 1) {
      sold.missing.push(name);
      continue;
    }
    if (row.stock < quantity) sold.fewer.push(name);
    sold.lines.push({
      id: row.id,
      productId: row.products.id,
      name: row.products.name,
      price: row.products.price,
      picture: row.products.images[0] ?? null,
      variant: row.label,
      quantity: Math.min(quantity, row.stock),
      maxStock: row.stock,
    });
  }
  return sold;
}
