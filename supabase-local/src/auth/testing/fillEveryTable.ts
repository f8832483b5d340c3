import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestBackend } from '../../testing/testBackend';

/** Gives every table a row, of this shopper where rows are somebody's: by the calls of the shop, else by SQL. */
export async function fillEveryTable(client: SupabaseClient, backend: TestBackend): Promise<void> {
  await shop(client, backend);
  const { data } = await client.auth.getUser();
  const user = data.user?.id;
  await backend.sql(`select public.save_card_token($1, 'tok', 'visa', '4242', 1, 2035, 'ASHA')`, [user]);
  await backend.sql(`select private.add_credit($1, 100, 'grant', 'Welcome', $2)`, [user, `test:${user}`]);
  for (const insert of ownRows) await backend.sql(insert, [user]);
  for (const insert of staffRows) await backend.sql(insert);
}

async function shop(client: SupabaseClient, backend: TestBackend): Promise<void> {
  const call = async <Answer>(name: string, args: object): Promise<Answer> => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message}`);
    return data as Answer;
  };
  const [variant] = await backend.sql(
    `select v.id from public.product_variants v join public.products p on p.id = v.product_id
     where v.stock > 2 and p.price < 1000 order by v.id limit 1`,
  );
  const lines = [{ variant_id: variant?.id, quantity: 1 }];
  const p_address = {
    type: 'home',
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 Temple Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
  };
  const address = await call<{ id: string }>('save_address', { p_address });
  const quote = await call<{ amount_due: number }>('quote_order', { p_lines: lines });
  await call('place_order', {
    p_idempotency_key: crypto.randomUUID(),
    p_lines: lines,
    p_address_id: address.id,
    p_delivery: 'standard',
    p_payment_method: 'cod',
    p_expected_due: quote.amount_due,
  });
  await call('set_bag_line', { p_variant_id: variant?.id, p_quantity: 1 });
  await call('add_to_wishlist', { p_product_id: String(variant?.id).split(':')[0] });
  await call('save_vpa', { p_vpa: 'asha@okaxis' });
}

const order = '(select id from public.orders where user_id = $1)';

/** Each with the shopper's id. */
const ownRows = [
  `insert into public.coupon_uses (coupon_id, user_id, order_id, amount, state)
   values ('NAMASTE10', $1, ${order}, 50, 'consumed')`,
  `with p as (insert into public.promotions (title, kind, value) values ('Ten', 'percent', 10) returning id)
   insert into public.promotion_uses (order_id, promotion_id, user_id, title, amount, lines, state)
   select ${order}, p.id, $1, 'Ten', 50, '{"1": 50}', 'consumed' from p`,
  `insert into public.gift_card_purchases (buyer_id, buyer_email, amount, recipient_email, sender_name)
   values ($1, 'asha@example.com', 500, 'ravi@example.com', 'Asha')`,
  `insert into public.gift_cards (code_hash, last4, initial_amount, balance, recipient_email, sender_name, holder_id)
   values ('hash', 'ZX9Q', 500, 500, 'asha@example.com', 'Ravi', $1)`,
  `insert into public.gift_card_entries (gift_card_id, amount, kind)
   select id, 500, 'issue' from public.gift_cards where holder_id = $1`,
  `insert into public.affiliate_payouts (affiliate_id, amount, vpa, due_on)
   values ($1, 500, 'asha@okaxis', '2026-12-01')`,
  `insert into public.affiliate_bonuses (affiliate_id, month, sales, base, percent, amount)
   values ($1, '2026-10-01', 50, 1000, 2, 20)`,
  `insert into public.commissions (order_id, affiliate_id, base, percent, amount)
   values (${order}, $1, 1000, 8, 80)`,
  `insert into public.referral_clicks (affiliate_id, day, visitor_hash) values ($1, '2026-11-21', 'hash')`,
  `insert into public.refunds (payment_id, amount, reason, provider_payment_id)
   select id, 1, 'test', 'pay_1' from public.payments where order_id = ${order}`,
  `insert into public.payment_events (event_id, payment_id, type, outcome, payload)
   select 'evt_1', id, 'payment.captured', 'ignored', '{}' from public.payments where order_id = ${order}`,
  `insert into public.parcels (order_id, position, courier, tracking_number) values (${order}, 1, 'Blue Dart', 'BD1')`,
  `insert into public.parcel_lines (parcel_id, variant_id, quantity, position, name, variant_label, unit_price)
   select p.id, l.variant_id, 1, l.position, l.name, l.variant_label, l.unit_price
   from public.parcels p join public.order_lines l on l.order_id = p.order_id
   where p.order_id = ${order}`,
  `insert into public.order_cancellations (order_id, request_key, lines, amount, from_due, refunded, invoiced)
   values (${order}, gen_random_uuid(), '[]', 0, 0, 0, false)`,
  `insert into public.returns (order_id, kind, reason) values (${order}, 'return', 'Too small')`,
  `insert into public.return_lines (return_id, variant_id, quantity)
   select r.id, l.variant_id, 1 from public.returns r join public.order_lines l on l.order_id = r.order_id
   where r.order_id = ${order}`,
  `insert into public.return_events (return_id, state)
   select id, 'requested' from public.returns where order_id = ${order}`,
  `insert into public.invoices (order_id, kind, number, seller, buyer, place_of_supply, state_code, total)
   values (${order}, 'invoice', 'T/1', '{}', '{}', 'Maharashtra', '27', 100)`,
  `insert into public.invoice_lines (invoice_id, position, name, variant_label, quantity, percent, taxable, cgst, sgst, igst, total)
   select id, 1, 'Kurta', 'M', 1, 0, 100, 0, 0, 0, 100 from public.invoices where order_id = ${order}`,
  `insert into public.bag_merges (user_id, merge_id) values ($1, gen_random_uuid())`,
  `insert into public.alerts (kind, product_id, price, user_id, status)
   select 'price', id, price, $1, 'waiting' from public.products limit 1`,
  `insert into public.review_votes (review_id, user_id) select id, $1 from public.reviews limit 1`,
  // Seen by everybody once it is approved.
  `insert into public.review_photos (product_id, user_id, name, width, height, state)
   select id, $1, gen_random_uuid() || '/' || gen_random_uuid() || '.jpg', 800, 1000, 'approved'
   from public.products limit 1`,
];

const staffRows = [
  `with c as (insert into public.collections (slug, title, active) values ('festive', 'Festive', true) returning id)
   insert into public.collection_items (collection_id, product_id, position)
   select c.id, p.id, 1 from c, (select id from public.products limit 1) p`,
  `insert into public.garment_measures (product_id, size, measure, centimetres)
   select product_id, label, 'sleeve', 61 from public.product_variants limit 1`,
  `insert into public.looks (title) values ('Festive evening')`,
  `insert into public.look_items (look_id, product_id, position) select l.id, p.id, 1 from public.looks l, public.products p limit 1`,
  `insert into public.release_changes (sequence, at, by, kind, remote, version)
    values (1, now(), 'Asha', 'release', 'mf-a', '1')`,
  `insert into public.admin_actions (admin_id, admin_email, action, target)
   values (gen_random_uuid(), 'admin@example.com', 'test', 'test')`,
  `insert into public.stock_adjustments (product_id, variant_id, change, stock_after, reason, admin_email)
   values ('kurta', 'kurta:m', 1, 2, 'received', 'admin@example.com')`,
  `with e as (insert into public.bulk_edits (id, admin_id, admin_email)
     values (gen_random_uuid(), gen_random_uuid(), 'admin@example.com') returning id)
   insert into public.bulk_edit_products (edit_id, product_id, before) select id, 'kurta', '{}' from e`,
  `insert into public.contact_messages (submission_id, reference, name, email, subject, message)
   values (gen_random_uuid(), 'C1', 'Ravi', 'ravi@example.com', 'other', 'Hello')`,
  `insert into public.inquiry_replies (reply_key, kind, inquiry_id, admin_email, message)
   values (gen_random_uuid(), 'contact', gen_random_uuid(), 'admin@example.com', 'Hello')`,
  `insert into public.bulk_inquiries
     (submission_id, reference, company_name, contact_person, email, phone, product_category, quantity)
   values (gen_random_uuid(), 'B1', 'Rao & Co', 'Ravi', 'ravi@example.com', '9876543210', 'men', '50-100')`,
  `insert into public.vendor_applications
     (submission_id, reference, business_name, contact_person, email, phone, business_type, address,
      product_categories, experience)
   values (gen_random_uuid(), 'V1', 'Rao & Co', 'Ravi', 'ravi@example.com', '9876543210', 'brand', 'Nagpur', 'men',
     '1-3')`,
  `insert into public.newsletter_subscribers (email, consent_version) values ('ravi@example.com', '1')`,
];
