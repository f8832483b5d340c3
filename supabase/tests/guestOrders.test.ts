import {
  onOneEngine,
  request,
  rolledBack,
  type Row,
  type TestDatabase,
  type Transaction,
} from '@shop/test-databases';
import { createCoupon } from './moneyFixtures';
import {
  createAddress,
  createGuest,
  createUser,
  createVariant,
  type OrderDraft,
  orderParams,
  placeOrder,
  placeOrderSql,
  startSession,
  type TestUser,
} from './shopFixtures';

type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

const email = 'Asha.Rao@example.com';

async function setUp(run: Run) {
  await run(`update public.shop_settings set phase = 'live'`);
  const guest = await createGuest(run);
  const variant = await createVariant(run);
  const address = await createAddress(run, guest);
  const draft: OrderDraft = { lines: [{ variant_id: variant, quantity: 1 }], address, total: 645, email };
  return { guest, variant, draft };
}

type GuestShop = Awaited<ReturnType<typeof setUp>>;

/** A live shop with a guest, their address and ten pieces of one thing. */
const inGuestShop = (db: TestDatabase, test: (tx: Transaction, shop: GuestShop) => Promise<void>) =>
  rolledBack(db, async (tx) => test(tx, await setUp(tx.rows)));

const ownerOf = (tx: Transaction, number: string) =>
  tx.value<string | null>('select user_id from public.orders where number = $1', [number]);
/** The key of the newest mail about an order. */
const mailedKey = (tx: Transaction, number: string) =>
  tx.value<string | null>(
    `select payload ->> 'key' from private.outbox where payload ->> 'number' = $1 order by id desc limit 1`,
    [number],
  );
const read = (tx: Transaction, number: string, key: string | null, caller: 'anon' | TestUser = 'anon') =>
  tx.as(caller, () =>
    tx.value<Record<string, unknown> | null>('select public.get_linked_order($1, $2) as found', [
      number,
      key,
    ]),
  );
/** Follows the link of the sign-up's mail where they signed up. */
async function confirm(run: Run, user: TestUser): Promise<void> {
  await run('update auth.users set email_confirmed_at = now() where id = $1', [user.id]);
  await startSession(run, user, 'email/signup');
}
const signIn = (run: Run, user: TestUser) => startSession(run, user, 'password');

/** Somebody who signed up with the guest's address and has not confirmed it. */
async function signUp(run: Run, address = email): Promise<TestUser> {
  const user = await createUser(run);
  await run('update auth.users set email = lower($2) where id = $1', [user.id, address]);
  return { ...user, email: address.toLowerCase() };
}

onOneEngine('orders of guests', (db) => {
  describe('placing', () => {
    it('takes a guest’s order, mails what they typed and keeps it from everybody else', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const { number } = await placeOrder(tx, guest, { ...draft, email: ` ${email} ` });
        expect(await tx.rows('select email, user_id, status from public.orders')).toEqual([
          { email, user_id: guest.id, status: 'placed' },
        ]);
        expect(await tx.rows('select recipient from private.outbox')).toEqual([{ recipient: email }]);
        const seen = (caller: 'anon' | TestUser) =>
          tx.as(caller, () => tx.rows('select number from public.orders'));
        expect(await seen(guest)).toEqual([{ number }]);
        expect(await seen(await createGuest(tx.rows))).toEqual([]);
        expect(await seen(await createUser(tx.rows))).toEqual([]);
        const refused = await tx.as('anon', () => tx.refusal('select number from public.orders'));
        expect(refused).toMatchObject({ code: '42501' });
      });
    });

    it('refuses a guest without an address to write to, and before the shop is live', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const refusal = (typed?: string) =>
          tx.as(guest, () => tx.refusal(placeOrderSql, orderParams({ ...draft, email: typed })));
        for (const typed of [
          undefined,
          '',
          'asha',
          'a@b',
          `${'a'.repeat(250)}@example.com`,
          'a@b.in\nBcc: x@y.in',
        ])
          expect(await refusal(typed)).toMatchObject({ hint: 'INVALID_FIELD', detail: { field: 'email' } });
        await tx.rows(`update public.shop_settings set phase = 'beta'`);
        expect(await refusal(email)).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
        expect(await tx.rows('select 1 from public.orders')).toEqual([]);
      });
    });

    it('never takes an account’s address from the request', async () => {
      await inGuestShop(db(), async (tx, { draft }) => {
        const user = await createUser(tx.rows);
        const address = await createAddress(tx.rows, user);
        await placeOrder(tx, user, { ...draft, address });
        expect(await tx.value('select email from public.orders')).toBe(user.email);
      });
    });

    it('counts no coupon that counts by shopper, and any other', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const once = await createCoupon(tx.rows, { perUserLimit: 1 });
        const refused = await tx.as(guest, () =>
          tx.refusal(placeOrderSql, orderParams({ ...draft, coupon: once, total: 545 })),
        );
        expect(refused).toMatchObject({ hint: 'COUPON_SIGN_IN' });
        const open = await createCoupon(tx.rows);
        await placeOrder(tx, guest, { ...draft, coupon: open, total: 545 });
      });
    });

    it('earns nothing for whoever sent the guest until an account has the order', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const sender = await createUser(tx.rows);
        const code = await tx.value<string>('select affiliate_code from public.profiles where id = $1', [
          sender.id,
        ]);
        const { number } = await placeOrder(tx, guest, { ...draft, affiliateCode: code });
        const commissions = () => tx.rows('select affiliate_id from public.commissions');
        expect(await commissions()).toEqual([]);
        await confirm(tx.rows, await signUp(tx.rows));
        expect(await ownerOf(tx, number)).not.toBe(guest.id);
        expect(await commissions()).toEqual([{ affiliate_id: sender.id }]);
      });
    });

    it('earns nothing for oneself', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const self = await signUp(tx.rows);
        const code = await tx.value<string>('select affiliate_code from public.profiles where id = $1', [
          self.id,
        ]);
        const { number } = await placeOrder(tx, guest, { ...draft, affiliateCode: code });
        await confirm(tx.rows, self);
        expect(await ownerOf(tx, number)).toBe(self.id);
        expect(await tx.rows('select 1 from public.commissions')).toEqual([]);
        expect(await tx.value('select affiliate_id from public.orders')).toBeNull();
      });
    });

    it('lets the device that ordered cancel, and gives no cashback for a delivery', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const { number } = await placeOrder(tx, guest, draft);
        const cancelSql = 'select public.cancel_order($1)';
        const stranger = await createGuest(tx.rows);
        expect(await tx.as(stranger, () => tx.refusal(cancelSql, [number]))).toMatchObject({
          hint: 'UNKNOWN_ORDER',
        });
        const admin = await createUser(tx.rows, { app: { role: 'admin' } });
        const { number: delivered } = await placeOrder(tx, guest, draft);
        for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
          await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [delivered, status]));
        expect(await tx.rows('select 1 from public.credit_entries')).toEqual([]);
        await tx.as(guest, () => tx.rows(cancelSql, [number]));
        expect(await tx.value('select status from public.orders where number = $1', [number])).toBe(
          'cancelled',
        );
      });
    });
  });

  describe('the link', () => {
    it('signs as RFC 4231 says', async () => {
      const signed = async (key: string, text: string) =>
        (
          await db().query(`select encode(private.hmac_sha256(decode($1, 'hex'), $2), 'hex') as mac`, [
            key,
            text,
          ])
        ).rows[0]?.mac;
      expect(await signed('0b'.repeat(20), 'Hi There')).toBe(
        'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
      );
      expect(await signed('4a656665', 'what do ya want for nothing?')).toBe(
        '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      );
      expect(await signed('aa'.repeat(131), 'Test Using Larger Than Block-Size Key - Hash Key First')).toBe(
        '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
      );
    });

    it('opens the order for whoever has it, as its owner reads it', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const { number } = await placeOrder(tx, guest, draft);
        const key = await mailedKey(tx, number);
        const found = await read(tx, ` ${number.toLowerCase()}`, key);
        expect(found).toMatchObject({
          number,
          email,
          status: 'placed',
          total: 645,
          order_lines: [{ name: 'Test piece', quantity: 1 }],
          order_events: [{ status: 'placed' }],
          payments: [{ method: 'cod', state: 'due', refunds: [] }],
          returns: [],
        });
        expect(found).not.toHaveProperty('user_id');
        expect(found).not.toHaveProperty('affiliate_id');
        const invoices = await tx.as('anon', () =>
          tx.value('select public.get_linked_invoices($1, $2)', [number, key]),
        );
        expect(invoices).toEqual([]);
      });
    });

    it('opens nothing without the key, with another one, a changed one or an old one', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const [{ number }, other] = [await placeOrder(tx, guest, draft), await placeOrder(tx, guest, draft)];
        const key = (await mailedKey(tx, number))!;
        const [until, mac] = key.split('-') as [string, string];
        const flipped = mac.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
        const later = `${Number(until) + 1}-${mac}`;
        const past = await tx.value<string>(
          `select u.at || '-' || private.sign_link(o.id, u.at) from public.orders o,
             (select extract(epoch from now())::bigint - 1 as at) u where o.number = $1`,
          [number],
        );
        for (const wrong of [
          null,
          '',
          'x',
          mac,
          `${until}-${flipped}`,
          later,
          past,
          await mailedKey(tx, other.number),
        ])
          expect([wrong, await read(tx, number, wrong)]).toEqual([wrong, null]);
        expect(await read(tx, 'TD0000000000', key)).toBeNull();
        expect(await read(tx, number, key)).not.toBeNull();
      });
    });

    it('is not sent to accounts, and opens no order that lost its owner', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const user = await createUser(tx.rows);
        const own = await placeOrder(tx, user, { ...draft, address: await createAddress(tx.rows, user) });
        expect(await mailedKey(tx, own.number)).toBeNull();
        const { number } = await placeOrder(tx, guest, draft);
        const key = await mailedKey(tx, number);
        expect(await read(tx, number, key)).not.toBeNull();
        await tx.rows('delete from auth.users where id = $1', [guest.id]);
        expect(await read(tx, number, key)).toBeNull();
      });
    });
  });

  it('forgets guests of a week ago who ordered nothing', async () => {
    await inGuestShop(db(), async (tx, { guest, draft }) => {
      await placeOrder(tx, guest, draft);
      const [idle, fresh] = [await createGuest(tx.rows), await createGuest(tx.rows)];
      await createAddress(tx.rows, idle);
      const account = await createUser(tx.rows);
      await tx.rows(`update auth.users set created_at = now() - interval '8 days' where id <> $1`, [
        fresh.id,
      ]);
      expect(await tx.as('service_role', () => tx.value('select public.remove_guests()'))).toBe(1);
      const left = await tx.rows('select id from auth.users where id = any ($1)', [
        [guest.id, idle.id, fresh.id, account.id],
      ]);
      expect(left.map(({ id }) => id).sort()).toEqual([guest.id, fresh.id, account.id].sort());
      expect(await tx.rows('select 1 from public.addresses where user_id = $1', [idle.id])).toEqual([]);

      // Once an hour.
      await tx.rows(`update auth.users set created_at = now() - interval '8 days' where id = $1`, [fresh.id]);
      const again = () => tx.as('service_role', () => tx.value('select public.remove_guests()'));
      expect(await again()).toBe(0);
      await tx.rows(`update private.chores set done_at = done_at - interval '61 minutes'`);
      expect(await again()).toBe(1);
    });
  });

  describe('joining an account', () => {
    it('waits until the address is confirmed', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const { number } = await placeOrder(tx, guest, draft);
        const user = await signUp(tx.rows);
        await signIn(tx.rows, user);
        await tx.rows(`update auth.users set raw_user_meta_data = '{"email_verified": true}' where id = $1`, [
          user.id,
        ]);
        expect(await ownerOf(tx, number)).toBe(guest.id);
        await confirm(tx.rows, user);
        expect(await ownerOf(tx, number)).toBe(user.id);
        const seen = (caller: TestUser) => tx.as(caller, () => tx.rows('select number from public.orders'));
        expect(await seen(user)).toEqual([{ number }]);
        expect(await seen(guest)).toEqual([]);
      });
    });

    it('brings an order to an account that was there before, at its next sign-in, and to no other', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const user = await signUp(tx.rows);
        await confirm(tx.rows, user);
        const other = await signUp(tx.rows, 'somebody@example.com');
        await confirm(tx.rows, other);
        const { number } = await placeOrder(tx, guest, draft);
        await signIn(tx.rows, other);
        expect(await ownerOf(tx, number)).toBe(guest.id);
        await signIn(tx.rows, user);
        expect(await ownerOf(tx, number)).toBe(user.id);
        // Nobody takes an order from an account.
        await tx.rows('update auth.users set email = null where id = $1', [user.id]);
        const next = await signUp(tx.rows);
        await confirm(tx.rows, next);
        expect(await ownerOf(tx, number)).toBe(user.id);
      });
    });

    it('leaves an unpaid order where it is while the account has one', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        const user = await signUp(tx.rows);
        const online = { ...draft, method: 'online' };
        const own = await placeOrder(tx, user, { ...online, address: await createAddress(tx.rows, user) });
        const { number } = await placeOrder(tx, guest, online);
        await confirm(tx.rows, user);
        expect(await ownerOf(tx, number)).toBe(guest.id);
        await tx.as(user, () => tx.rows('select public.cancel_order($1)', [own.number]));
        await signIn(tx.rows, user);
        expect(await ownerOf(tx, number)).toBe(user.id);
      });
    });

    it('brings the credit that the shop owed the guest for it, and leaves that for others of their orders', async () => {
      await inGuestShop(db(), async (tx, { guest, draft }) => {
        await placeOrder(tx, guest, draft);
        const { number } = await placeOrder(tx, guest, { ...draft, email: 'ravi@example.com' });
        await tx.rows(
          `select private.add_credit($1, 645, 'refund', 'Refund', 'test', o.id) from public.orders o where o.number = $2`,
          [guest.id, number],
        );
        const other = await signUp(tx.rows);
        await confirm(tx.rows, other);
        expect(await tx.rows('select user_id, balance from public.credit_accounts')).toEqual([
          { user_id: guest.id, balance: 645 },
        ]);
        const user = await signUp(tx.rows, 'ravi@example.com');
        await confirm(tx.rows, user);
        expect(await tx.rows('select user_id, balance from public.credit_accounts order by balance')).toEqual(
          [
            { user_id: guest.id, balance: 0 },
            { user_id: user.id, balance: 645 },
          ],
        );
      });
    });

    it('gives every order to one account once when confirmation and sign-ins come together', async () => {
      const run: Run = async (sql, params) => (await db().query(sql, params)).rows;
      const { guest, draft } = await setUp(run);
      for (let n = 0; n < 3; n += 1) await request(db(), guest, placeOrderSql, orderParams(draft));
      await run(
        `select private.add_credit($1, 100, 'refund', 'Refund', 'race', o.id) from public.orders o
         where o.user_id = $1 limit 1`,
        [guest.id],
      );
      const user = await signUp(run);
      await Promise.all([
        confirm(run, user),
        ...Array.from({ length: 8 }, () => signIn(run, user)),
        ...Array.from({ length: 4 }, () => request(db(), guest, placeOrderSql, orderParams(draft))),
      ]);
      await signIn(run, user);
      expect(await run('select distinct user_id from public.orders where email = $1', [email])).toEqual([
        { user_id: user.id },
      ]);
      expect(await run('select balance from public.credit_accounts where user_id = $1', [user.id])).toEqual([
        { balance: 100 },
      ]);
    });
  });
});
