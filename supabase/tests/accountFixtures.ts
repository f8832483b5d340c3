import type { Transaction } from '@shop/test-databases';
import { createVariant, type TestUser } from './shopFixtures';

/** A transaction, or connections that commit. */
type Writes = Pick<Transaction, 'rows' | 'value'>;

interface PastOrder {
  /** Rupees of goods; the total is the same, without fees. */
  goods: number;
  /** ISO time; now when left out. */
  deliveredAt?: string;
  couponSaving?: number;
  /** Without its delivered event, so that it earns nothing. */
  silent?: boolean;
}

let serial = 0;
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order number that no other test uses. */
const orderNumber = () => {
  serial += 1;
  return `TD${[...String(serial).padStart(10, '0')].map((digit) => crockford[Number(digit)]).join('')}`;
};

/** A delivered order of the shopper, written past `place_order`, with its delivered event. Answers its id. */
export async function deliverOrder(tx: Writes, shopper: TestUser, order: PastOrder): Promise<string> {
  const { goods, deliveredAt = null, couponSaving = 0, silent = false } = order;
  const variant = await createVariant(tx.rows, { price: goods });
  const id = await tx.value<string>(
    `insert into public.orders (
       number, user_id, email, status, delivery, subtotal, gst, shipping, platform_fee, saving, coupon_saving, total,
       ship_to, placed_at, delivered_at, gst_percent, promised_from, promised_to
     ) values ($1, $2, $3, 'delivered', 'standard', $4, 0, 0, 0, $5, $5, $4::integer - $5::integer, '{}',
       coalesce($6::timestamptz, now()), coalesce($6::timestamptz, now()), 0, now()::date, now()::date) returning id`,
    [orderNumber(), shopper.id, shopper.email, goods, couponSaving, deliveredAt],
  );
  await tx.rows(
    `insert into public.order_lines (
       order_id, position, product_id, variant_id, name, variant_label, unit_price, quantity, line_total
     ) values ($1, 1, split_part($2, ':', 1), $2, 'Test piece', 'M', $3, 1, $3)`,
    [id, variant, goods],
  );
  if (!silent)
    await tx.rows(`insert into public.order_events (order_id, status) values ($1, 'delivered')`, [id]);
  return id;
}

/** Sends the whole order back, all the way to the refund of `refund` rupees. */
export async function returnOrder(tx: Transaction, order: string, refund: number): Promise<void> {
  const id = await tx.value<string>(
    `insert into public.returns (order_id, kind, reason, state) values ($1, 'return', 'Too small', 'received')
     returning id`,
    [order],
  );
  await tx.rows(
    `insert into public.return_lines (return_id, variant_id, quantity)
     select $1, variant_id, quantity from public.order_lines where order_id = $2`,
    [id, order],
  );
  await tx.rows(`update public.returns set state = 'refunded', refund_amount = $2 where id = $1`, [
    id,
    refund,
  ]);
}

/** An order that a referral brought, with its commission in rupees. Answers the commission's id. */
export async function referOrder(
  tx: Writes,
  affiliate: TestUser,
  shopper: TestUser,
  commission: { amount: number; state?: string; createdAt?: string },
): Promise<string> {
  const order = await deliverOrder(tx, shopper, { goods: 1000 });
  return tx.value<string>(
    `insert into public.commissions (order_id, affiliate_id, base, percent, amount, state, created_at)
     values ($1, $2, 1000, 8, $3, $4, $5) returning id`,
    [
      order,
      affiliate.id,
      commission.amount,
      commission.state ?? 'pending',
      commission.createdAt ?? new Date().toISOString(),
    ],
  );
}

export const creditEntries = (tx: Transaction, user: TestUser) =>
  tx.rows('select amount, kind from public.credit_entries where user_id = $1 order by id', [user.id]);
