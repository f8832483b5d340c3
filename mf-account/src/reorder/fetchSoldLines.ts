import { type Database, unwrap } from '@shop/kernel/data';
import type { BagLine } from '@shop/kernel/domain';

export interface WantedLine {
  variantId: string;
  name: string;
  quantity: number;
}

export interface SoldLines {
  /** What can be bought today, at today's price and as many as were wanted; the bag takes no more than are in stock. */
  lines: BagLine[];
  /** Names of what is sold out or no longer sold. */
  missing: string[];
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
  const sold: SoldLines = { lines: [], missing: [] };
  for (const { variantId, name, quantity } of wanted) {
    const row = byId.get(variantId);
    if (!row || row.stock < 1) {
      sold.missing.push(name);
      continue;
    }
    sold.lines.push({
      id: row.id,
      productId: row.products.id,
      name: row.products.name,
      price: row.products.price,
      picture: row.products.images[0] ?? null,
      variant: row.label,
      quantity,
      maxStock: row.stock,
    });
  }
  return sold;
}
