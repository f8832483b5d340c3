import { type Caller, onOneEngine, type Transaction } from '@shop/test-databases';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop } from './orderShop';
import { capture, placeOnline } from './paymentFixtures';
import { createUser, type TestUser } from './shopFixtures';

const buySql = `select public.buy_gift_card(gen_random_uuid(),
  '{"amount":500,"recipient_email":"friend@example.com","sender_name":"Asha"}')`;

interface People {
  owner: TestUser;
  stranger: TestUser;
  admin: TestUser;
  affiliate: TestUser;
}

/** A shop with a row of the owner in every table of orders and money. */
const inFilledShop = (
  db: Parameters<typeof inOrderShop>[0],
  test: (tx: Transaction, people: People) => Promise<void>,
) =>
  inOrderShop(db, async (tx, { shopper: owner, variant, draft }) => {
    const affiliate = await createUser(tx.rows);
    const admin = await createUser(tx.rows, { app: { role: 'admin' } });
    const affiliateCode = await tx.value<string>('select affiliate_code from public.profiles where id = $1', [
      affiliate.id,
    ]);
    const coupon = await createCoupon(tx.rows, { value: 45 });
    await giveCredit(tx.rows, owner, 100);
    await giveGiftCard(tx.rows, owner, 200);
    const order = await placeOnline(tx, owner, {
      ...draft,
      ...{ coupon, credit: 100, giftCards: 200, total: 300, affiliateCode },
    });
    await capture(tx, order);
    await tx.rows(`update public.orders set status = 'delivered', delivered_at = now()`);
    const request = JSON.stringify({ kind: 'return', reason: 'Too small', lines: draft.lines });
    await tx.as(owner, () =>
      tx.rows('select public.request_return($1, $2::text::jsonb)', [order.number, request]),
    );
    await tx.rows(`select private.request_refund(id, 10, 'test') from public.payments`);
    await tx.as(owner, () => tx.rows(`select public.add_to_wishlist(split_part($1, ':', 1))`, [variant]));
    await tx.as(owner, () => tx.rows(buySql));
    const stranger = await createUser(tx.rows);
    await test(tx, { owner, stranger, admin, affiliate });
  });

/** Tables with rows that one person may see, and the columns they may read of them. */
const ownTables = [
  ['credit_accounts', '*'],
  ['credit_entries', '*'],
  ['coupon_uses', '*'],
  ['gift_cards', 'id, last4, balance'],
  ['gift_card_entries', '*'],
  ['gift_card_purchases', 'id, buyer_email, amount, state'],
  ['payments', 'id, state, amount'],
  ['refunds', 'id, amount, state, reason'],
  ['returns', 'id, kind, state, reason, photos'],
  ['return_lines', '*'],
  ['return_events', '*'],
  ['wishlist_items', '*'],
  ['commissions', '*'],
] as const;
const hiddenColumns = [
  'code_hash from public.gift_cards',
  'purchase_id from public.gift_cards',
  'request_hash from public.gift_card_purchases',
  'provider_payment_id from public.refunds',
  'request_key from public.returns',
  'used from public.coupons',
];
const closedTables = [
  'public.payment_events',
  'private.outbox',
  'private.throttle_hits',
  'private.visitor_header',
];

onOneEngine('access to orders and money', (db) => {
  it.each(ownTables)('shows %s to the one it concerns, and to nobody else', async (table, columns) => {
    await inFilledShop(db(), async (tx, { owner, stranger, admin, affiliate }) => {
      const rows = `select ${columns} from public.${table}`;
      expect(await tx.rows(rows)).not.toEqual([]);
      const one = table === 'commissions' ? affiliate : owner;
      expect(await tx.as(one, () => tx.rows(rows))).not.toEqual([]);
      for (const caller of [stranger, admin, table === 'commissions' ? owner : affiliate]) {
        expect(await tx.as(caller, () => tx.rows(rows))).toEqual([]);
      }
      expect(await tx.as('anon', () => tx.refusal(rows))).toMatchObject({ code: '42501' });
    });
  });

  it.each(hiddenColumns)('shows nobody %s', async (column) => {
    await inFilledShop(db(), async (tx, { owner, admin }) => {
      expect(await tx.rows(`select ${column}`)).not.toEqual([]);
      for (const caller of ['anon', owner, admin] satisfies Caller[]) {
        expect(await tx.as(caller, () => tx.refusal(`select ${column}`))).toMatchObject({ code: '42501' });
      }
    });
  });

  it.each(closedTables)('keeps %s closed', async (table) => {
    await inFilledShop(db(), async (tx, { owner, admin }) => {
      expect(await tx.rows(`select * from ${table}`)).not.toEqual([]);
      for (const caller of ['anon', owner, admin, 'service_role'] satisfies Caller[]) {
        expect(await tx.as(caller, () => tx.refusal(`select * from ${table}`))).toMatchObject({
          code: '42501',
        });
      }
    });
  });

  it('shows coupons that are on, and the tiers of affiliates, to everybody', async () => {
    await inFilledShop(db(), async (tx, { owner, admin }) => {
      await tx.rows(`update public.coupons set active = false where id = 'MEGA50'`);
      for (const caller of ['anon', owner, admin] satisfies Caller[]) {
        await tx.as(caller, async () => {
          const coupons = await tx.rows('select id from public.coupons');
          expect(coupons).toContainEqual({ id: 'NAMASTE10' });
          expect(coupons).not.toContainEqual({ id: 'MEGA50' });
          expect(
            await tx.rows('select from_amount, percent::float from public.affiliate_tiers'),
          ).toHaveLength(4);
        });
      }
    });
  });

  it.each([
    `insert into public.credit_entries (user_id, amount, kind, description, event_key) values (auth.uid(), 1, 'grant', 'x', 'x')`,
    `update public.credit_accounts set balance = 1000`,
    `update public.gift_cards set holder_id = auth.uid()`,
    `update public.gift_cards set balance = 1000`,
    `insert into public.coupon_uses (coupon_id, order_id, amount, state) select 'NAMASTE10', id, 1, 'released' from public.orders`,
    `update public.coupons set valid_until = now()`,
    `update public.payments set state = 'captured'`,
    `insert into public.refunds (payment_id, amount, reason) select id, 1, 'x' from public.payments`,
    `update public.returns set state = 'approved'`,
    `update public.commissions set amount = 1000`,
    `update public.orders set status = 'delivered'`,
    `insert into public.wishlist_items (user_id, product_id) select auth.uid(), id from public.products`,
    `delete from public.wishlist_items`,
    `select private.add_credit(auth.uid(), 1, 'grant', 'x', 'x')`,
    `select private.set_order_status(id, 'delivered') from public.orders`,
    `select private.issue_gift_card(gen_random_uuid())`,
    `select private.send_mail('x', 'x', '{}', 'x')`,
    `select public.record_payment_event('x', 'payment.captured', 'x', 'x', 1, 'upi', '{}')`,
    `select public.start_payment(gen_random_uuid(), auth.uid(), 'x', 'x')`,
    `select public.expire_orders()`,
    `select * from public.take_mails(1)`,
    `select * from public.take_refunds(1)`,
  ])('refuses a client: %s', async (sql) => {
    await inFilledShop(db(), async (tx, { owner, admin }) => {
      for (const caller of ['anon', owner, admin] satisfies Caller[]) {
        expect(await tx.as(caller, () => tx.refusal(sql))).toMatchObject({ code: '42501' });
      }
    });
  });

  it.each(['credit_entries', 'gift_card_entries', 'payment_events', 'return_events'])(
    'keeps %s append-only, even for its owner role',
    async (table) => {
      await inFilledShop(db(), async (tx) => {
        for (const sql of [`delete from public.${table}`, `truncate public.${table}`]) {
          expect(await tx.refusal(sql)).toMatchObject({ code: '42501' });
        }
      });
    },
  );

  it('lets an account go and leaves the books', async () => {
    await inFilledShop(db(), async (tx, { owner }) => {
      await tx.rows('delete from auth.users where id = $1', [owner.id]);
      expect(await tx.rows('select user_id, email from public.orders')).toEqual([
        { user_id: null, email: owner.email },
      ]);
      expect(await tx.rows('select user_id from public.credit_accounts')).toEqual([{ user_id: owner.id }]);
      expect(await tx.rows('select holder_id from public.gift_cards')).toEqual([{ holder_id: null }]);
    });
  });
});
