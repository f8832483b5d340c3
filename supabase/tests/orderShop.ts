import { rolledBack, type TestDatabase, type Transaction } from '@shop/test-databases';
import { createAddress, createUser, createVariant, type OrderDraft } from './shopFixtures';

/** Totals of spec §9 for one piece of ₹500: 500 + 90 GST + 50 shipping + 5 fee. */
export const totalOfOne = 645;

async function setUp(tx: Transaction) {
  const shopper = await createUser(tx.rows);
  const variant = await createVariant(tx.rows, { price: 500, stock: 10 });
  const address = await createAddress(tx.rows, shopper);
  const draft: OrderDraft = { lines: [{ variant_id: variant, quantity: 1 }], address, total: totalOfOne };
  return { shopper, variant, address, draft };
}

export type OrderShop = Awaited<ReturnType<typeof setUp>>;

/** Runs a test in a shop with one shopper, their address, and ten pieces of one thing; taken back afterwards. */
export const inOrderShop = (db: TestDatabase, test: (tx: Transaction, shop: OrderShop) => Promise<void>) =>
  rolledBack(db, async (tx) => test(tx, await setUp(tx)));

/** Everything an order may write, in one comparable value. */
export const everything = (tx: Transaction) =>
  tx.rows(`select
    (select count(*) from public.orders)::integer as orders,
    (select count(*) from public.order_lines)::integer as lines,
    (select count(*) from public.order_events)::integer as events,
    (select count(*) from public.payments)::integer as payments,
    (select count(*) from public.idempotency_keys)::integer as keys,
    (select count(*) from public.coupon_uses)::integer as coupon_uses,
    (select sum(used) from public.coupons)::integer as coupons_used,
    (select count(*) from public.credit_entries)::integer as credit_entries,
    (select sum(balance) from public.credit_accounts)::integer as credit,
    (select count(*) from public.gift_card_entries)::integer as gift_card_entries,
    (select sum(balance) from public.gift_cards)::integer as gift_cards,
    (select count(*) from public.commissions)::integer as commissions,
    (select count(*) from private.outbox)::integer as mails,
    (select sum(quantity) from public.bag_lines)::integer as bag,
    (select sum(stock) from public.product_variants)::integer as stock`);
