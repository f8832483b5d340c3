import { onOneEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { giveCredit, giveGiftCard } from './moneyFixtures';
import { inOrderShop, type OrderShop } from './orderShop';
import { capture, placeOnline } from './paymentFixtures';
import { createUser, placeOrder, type TestUser } from './shopFixtures';

const advanceSql = 'select public.advance_order($1, $2, $3, $4, $5) as receipt';

onOneEngine('the staff', (db) => {
  const inStaffedShop = (test: (tx: Transaction, shop: OrderShop & { admin: TestUser }) => Promise<void>) =>
    inOrderShop(db(), async (tx, shop) =>
      test(tx, { ...shop, admin: await createUser(tx.rows, { app: { role: 'admin' } }) }),
    );

  it('takes an order to the door, and the shopper hears of every step', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      const advance = (status: string, ...rest: unknown[]) =>
        tx.as(admin, () =>
          tx.rows(advanceSql, [number, status, ...rest, ...Array(3 - rest.length).fill(null)]),
        );
      await advance('confirmed');
      await advance('packed');
      await advance('shipped', 'Handed over', 'BlueDart', 'BD123');
      await advance('out_for_delivery');
      await advance('delivered');
      expect(
        await tx.rows(
          'select status, courier, tracking_number, delivered_at is not null as dated from public.orders',
        ),
      ).toEqual([{ status: 'delivered', courier: 'BlueDart', tracking_number: 'BD123', dated: true }]);
      const mails = await tx.rows(`select kind, payload ->> 'note' as note, recipient from private.outbox
        where kind like 'order/%' order by id`);
      expect(mails).toEqual(
        ['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'].map((status) => ({
          kind: `order/${status}`,
          note: status === 'shipped' ? 'Handed over' : '',
          recipient: shopper.email,
        })),
      );
    });
  });

  it.each([
    ['placed', 'delivered'],
    ['placed', 'placed'],
    ['placed', 'expired'],
    ['placed', 'pending_payment'],
    ['placed', null],
    ['shipped', 'cancelled'],
    ['delivered', 'rto'],
    ['cancelled', 'confirmed'],
  ])('cannot take an order from %s to %p', async (from, to) => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      await tx.rows(
        `update public.orders set status = $1, cancelled_at = case $1 when 'cancelled' then now() end`,
        [from],
      );
      const refusal = await tx.as(admin, () => tx.refusal(advanceSql, [number, to, '', null, null]));
      expect(refusal).toMatchObject({ code: 'PT409', hint: 'INVALID_TRANSITION' });
    });
  });

  it('cancels a packed order, and pays back one that comes back to the sender', async () => {
    await inStaffedShop(async (tx, { admin, shopper, variant, draft }) => {
      const advance = async (number: string, ...states: string[]) => {
        for (const state of states)
          await tx.as(admin, () => tx.rows(advanceSql, [number, state, '', null, null]));
      };
      await giveCredit(tx.rows, shopper, 100);
      const packed = await placeOrder(tx, shopper, { ...draft, credit: 100, total: 545 });
      await advance(packed.number, 'confirmed', 'packed', 'cancelled');
      const lost = await placeOnline(tx, shopper, { ...draft, credit: 100, total: 545 });
      await capture(tx, lost);
      await advance(lost.number, 'confirmed', 'packed', 'shipped', 'rto');
      expect(
        await tx.rows('select balance from public.credit_accounts where user_id = $1', [shopper.id]),
      ).toEqual([{ balance: 100 }]);
      expect(await tx.rows('select amount, reason from public.refunds')).toEqual([
        { amount: 545, reason: 'rto' },
      ]);
      // Nobody has looked at the returned piece yet.
      expect(await tx.rows('select stock from public.product_variants where id = $1', [variant])).toEqual([
        { stock: 9 },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('notes cash once, and not before the parcel is delivered', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      const cash = 'select public.record_cash($1, $2) as answer';
      for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']) {
        expect(await tx.as(admin, () => tx.refusal(cash, [number, true]))).toMatchObject({
          hint: 'INVALID_TRANSITION',
        });
        await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
      }
      expect(await tx.as(admin, () => tx.value(cash, [number, true]))).toEqual({
        number,
        state: 'collected',
      });
      expect(await tx.as(admin, () => tx.refusal(cash, [number, false]))).toMatchObject({
        hint: 'INVALID_TRANSITION',
      });
    });
  });

  it('notes cash that was refused at the door, once, from the day on which the parcel left', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      const cash = 'select public.record_cash($1, $2) as answer';
      const step = (status: string) =>
        tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
      const refuse = async (collected: boolean) =>
        (await tx.as(admin, () => tx.refusal(cash, [number, collected]))).hint;
      for (const status of ['confirmed', 'packed', 'shipped']) {
        expect(await refuse(false)).toBe('INVALID_TRANSITION');
        await step(status);
      }
      await step('out_for_delivery');
      expect(await tx.as(admin, () => tx.value(cash, [number, false]))).toEqual({ number, state: 'refused' });
      expect([await refuse(false), await refuse(true)]).toEqual(['INVALID_TRANSITION', 'INVALID_TRANSITION']);
      expect(await tx.value('select state from public.payments')).toBe('refused');
      await step('rto');
      await assertLedgersBalance(tx.rows);
    });
  });

  it('leaves the cash of what they bought themselves to somebody else', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
        await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
      await tx.rows('update public.orders set user_id = $1', [admin.id]);
      expect(
        await tx.as(admin, () => tx.refusal('select public.record_cash($1, true)', [number])),
      ).toMatchObject({ hint: 'OWN_REQUEST' });
      expect(await tx.value('select state from public.payments')).toBe('due');
    });
  });

  it('refuses a tracking number that another parcel has, in either case', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const numbers: string[] = [];
      for (let count = 0; count < 2; count += 1) numbers.push((await placeOrder(tx, shopper, draft)).number);
      for (const number of numbers)
        for (const status of ['confirmed', 'packed'])
          await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
      const ship = (tracking: string) => [numbers[1], 'shipped', '', 'Blue Dart', tracking];
      await tx.as(admin, () => tx.rows(advanceSql, [numbers[0], 'shipped', '', 'Blue Dart', 'BD42']));
      expect(await tx.as(admin, () => tx.refusal(advanceSql, ship(' bd42 ')))).toMatchObject({
        hint: 'TRACKING_TAKEN',
      });
      await tx.as(admin, () => tx.rows(advanceSql, ship('BD43')));
    });
  });

  it.each([
    ['BD 1/2 <x>', 'Blue Dart', 'tracking'],
    ['BD4', 'Blue Dart', 'tracking'],
    [`BD${'4'.repeat(39)}`, 'Blue Dart', 'tracking'],
    ['=BD42', 'Blue Dart', 'tracking'],
    ['BD42', ' ', 'courier'],
    ['BD42', null, 'courier'],
    ['BD42', 'Blue\nDart', 'courier'],
  ])(
    'ships by tracking numbers as parcels have them, and not by %p of %p',
    async (tracking, courier, field) => {
      await inStaffedShop(async (tx, { admin, shopper, draft }) => {
        const { number } = await placeOrder(tx, shopper, draft);
        for (const status of ['confirmed', 'packed'])
          await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
        const shipped = (...by: unknown[]) => [number, 'shipped', '', ...by];
        expect(await tx.as(admin, () => tx.refusal(advanceSql, shipped(courier, tracking)))).toMatchObject({
          hint: 'INVALID_INPUT',
          detail: { field },
        });
        expect(await tx.value('select status from public.orders')).toBe('packed');
        // A courier that is corrected keeps the number, and a number its courier.
        await tx.as(admin, () => tx.rows(advanceSql, shipped('Blue Dart', ' BD/42-1 ')));
        await tx.as(admin, () => tx.rows(advanceSql, [number, 'out_for_delivery', '', null, 'BD/42-2']));
        expect(await tx.rows('select courier, tracking_number from public.orders')).toEqual([
          { courier: 'Blue Dart', tracking_number: 'BD/42-2' },
        ]);
      });
    },
  );

  it('refunds in parts, up to what was paid', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      await giveGiftCard(tx.rows, shopper, 300);
      const order = await placeOnline(tx, shopper, { ...draft, giftCards: 300, total: 345 });
      const refund = 'select public.refund_order($1, $2, $3) as answer';
      const refuse = (amount: number | null) =>
        tx.as(admin, () => tx.refusal(refund, [order.number, amount, 'x']));
      expect(await refuse(1)).toMatchObject({ hint: 'INVALID_REFUND', detail: { refundable: 0 } });
      const refundable = () =>
        tx.as(admin, () =>
          tx.value<number>(`select public.get_admin_order($1) -> 'refundable'`, [order.number]),
        );
      expect(await refundable()).toBe(0);
      await capture(tx, order);
      expect(await refundable()).toBe(645);
      await tx.as(admin, () => tx.rows(refund, [order.number, 400, 'A stain']));
      expect(await refundable()).toBe(245);
      expect(await tx.rows('select amount from public.refunds')).toEqual([{ amount: 345 }]);
      expect(await tx.rows('select balance from public.gift_cards')).toEqual([{ balance: 55 }]);
      expect(await refuse(246)).toMatchObject({
        code: 'PT422',
        hint: 'INVALID_REFUND',
        detail: { refundable: 245 },
      });
      for (const amount of [0, -5, null])
        expect(await refuse(amount)).toMatchObject({ hint: 'INVALID_REFUND' });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('refunds once for a press, however often it is sent', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const order = await placeOnline(tx, shopper, draft);
      await capture(tx, order);
      const refund = 'select public.refund_order($1, $2, $3, $4) as answer';
      const key = '00000000-0000-4000-8000-000000000001';
      const press = (amount: number) =>
        tx.as(admin, () => tx.value(refund, [order.number, amount, 'A stain', key]));
      const answer = { number: order.number, refunded: 200, waiting: false };
      expect([await press(200), await press(200)]).toEqual([answer, answer]);
      expect(await tx.rows('select amount from public.refunds')).toEqual([{ amount: 200 }]);
      expect(await tx.rows(`select 1 as one from private.outbox where kind = 'order/refunded'`)).toHaveLength(
        1,
      );
      expect(await tx.as(admin, () => tx.refusal(refund, [order.number, 100, 'A stain', key]))).toMatchObject(
        {
          code: 'PT409',
          hint: 'REFUND_MADE',
          message: 'The press before was heard: ₹200 went back. Please look at the order again.',
        },
      );
      await assertLedgersBalance(tx.rows);
    });
  });

  it.each([
    `select public.advance_order('TD0000000000', 'confirmed')`,
    `select public.record_cash('TD0000000000', true)`,
    `select public.refund_order('TD0000000000', 1, 'x')`,
    `select public.advance_return(gen_random_uuid(), 'approved')`,
  ])('alone may: %s', async (sql) => {
    await inStaffedShop(async (tx, { admin, shopper }) => {
      expect(await tx.as('anon', () => tx.refusal(sql))).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
      expect(await tx.as(shopper, () => tx.refusal(sql))).toMatchObject({ code: 'PT403', hint: 'FORBIDDEN' });
      expect(await tx.as(admin, () => tx.refusal(sql))).toMatchObject({ code: 'PT404' });
    });
  });

  it('pays commissions only when nothing can come back', async () => {
    await inStaffedShop(async (tx, { admin, shopper, draft }) => {
      const affiliate = await createUser(tx.rows);
      const affiliateCode = await tx.value<string>(
        'select affiliate_code from public.profiles where id = $1',
        [affiliate.id],
      );
      const { number } = await placeOrder(tx, shopper, { ...draft, affiliateCode });
      for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']) {
        await tx.as(admin, () => tx.rows(advanceSql, [number, status, '', null, null]));
      }
      const approve = () => tx.as('service_role', () => tx.value('select public.approve_commissions()'));
      expect(await approve()).toBe(0);
      const request = JSON.stringify({
        ...{ kind: 'return', reason: 'Too big', lines: draft.lines },
        refund: { way: 'credit' },
      });
      await tx.as(shopper, () =>
        tx.rows('select public.request_return($1, $2::text::jsonb)', [number, request]),
      );
      await tx.rows(`update public.orders set delivered_at = now() - interval '7 days'`);
      expect(await approve()).toBe(0);
      await tx.rows(`update public.returns set state = 'rejected'`);
      expect(await approve()).toBe(1);
      expect(await approve()).toBe(0);
    });
  });

  it('earns nothing by their own code or by an unknown one', async () => {
    await inStaffedShop(async (tx, { shopper, draft }) => {
      const own = await tx.value<string>('select affiliate_code from public.profiles where id = $1', [
        shopper.id,
      ]);
      await placeOrder(tx, shopper, { ...draft, affiliateCode: own });
      await placeOrder(tx, shopper, { ...draft, affiliateCode: 'TDNOBODY' });
      expect(await tx.rows('select * from public.commissions')).toEqual([]);
    });
  });
});
