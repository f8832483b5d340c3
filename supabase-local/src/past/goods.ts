import type { EmbeddedDatabase } from '../db/openPglite';
import { createDice } from './dice';

export interface Piece {
  variant: string;
  product: string;
  price: number;
  /** Another size of the same product, where there is one. */
  other: string | null;
}

/** What may be bought: variants of which enough is there, those of the best sellers drawn far more often. */
export async function openShelf(db: EmbeddedDatabase): Promise<() => Piece> {
  const { rows } = await db.query(`
    select v.id as variant, v.product_id as product, p.price, (
      select o.id from public.product_variants o
      where o.product_id = v.product_id and o.id <> v.id and o.stock >= 8 order by o.position limit 1
    ) as other
    from public.products p
    join lateral (
      select s.id, s.product_id from public.product_variants s
      where s.product_id = p.id and s.stock >= 12 order by s.stock desc, s.position limit 1
    ) v on true
    where p.status = 'published' and p.price between 249 and 7000
    order by md5(p.id) limit 60`);
  const dice = createDice(44_0001);
  return () => rows[Math.floor(dice() ** 2.2 * rows.length)] as unknown as Piece;
}
