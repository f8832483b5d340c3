import type { Transaction } from '@shop/test-databases';
import type { OrderShop } from './orderShop';
import { capture, placeOnline } from './paymentFixtures';
import { createUser, createVariant, type OrderDraft } from './shopFixtures';

export const shipSql = 'select public.ship_parcel($1, $2::text::jsonb, $3, $4) as receipt';
const stepSql = 'select public.advance_parcel($1, $2) as receipt';

export const shipParams = (number: string, pieces: Record<string, number>, tracking: string) => [
  number,
  JSON.stringify(Object.entries(pieces).map(([variant_id, quantity]) => ({ variant_id, quantity }))),
  'Blue Dart',
  tracking,
];

/** A packed order that is paid: two of the shop's piece and one of another. */
export async function packed(
  tx: Transaction,
  { shopper, variant, draft }: OrderShop,
  more: Partial<OrderDraft> = {},
) {
  const admin = await createUser(tx.rows, { app: { role: 'admin' } });
  const other = await createVariant(tx.rows, { price: 300 });
  const lines = [
    { variant_id: variant, quantity: 2 },
    { variant_id: other, quantity: 1 },
  ];
  // 1300 + 234 + 0 + 5
  const order = await placeOnline(tx, shopper, { ...draft, lines, total: 1539, ...more });
  await capture(tx, order);
  for (const status of ['confirmed', 'packed'])
    await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [order.number, status]));
  const { number } = order;
  const parcelAt = (position: number) =>
    tx.value<string>('select id from public.parcels where position = $1', [position]);
  return {
    ...{ admin, other, number },
    ship: (pieces: Record<string, number>, tracking: string) =>
      tx.as(admin, () => tx.rows(shipSql, shipParams(number, pieces, tracking))),
    refuseShip: async (pieces: Record<string, number>, tracking: string) =>
      (await tx.as(admin, () => tx.refusal(shipSql, shipParams(number, pieces, tracking)))).hint,
    step: async (position: number, state: string) => {
      const id = await parcelAt(position);
      await tx.as(admin, () => tx.rows(stepSql, [id, state]));
    },
    parcelAt,
    status: () => tx.value<string>('select status from public.orders where number = $1', [number]),
  };
}
