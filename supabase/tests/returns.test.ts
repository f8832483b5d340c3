import { randomUUID } from 'node:crypto';
import { onEveryEngine, type Row, type Transaction } from '@shop/test-databases';
import { deliverOrder } from './accountFixtures';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { everything, inOrderShop, type OrderShop, totalOfOne } from './orderShop';
import { capture, placeOnline } from './paymentFixtures';
import { createGuest, createUser, type OrderDraft, placeOrder, type TestUser } from './shopFixtures';

const requestSql = 'select public.request_return($1, $2::text::jsonb) as answer';
const advanceSql = 'select public.advance_return($1, $2) as answer';
const wish = { kind: 'return', reason: 'Too small', comment: '', refund: { way: 'credit' } };

async function deliver(tx: Transaction, admin: TestUser, number: string): Promise<void> {
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']) {
    await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
  }
}

/** A delivered cash order, paid at the door. */
async function deliveredOrder(
  tx: Transaction,
  { shopper, draft }: OrderShop,
  change: Partial<OrderDraft> = {},
) {
  const admin = await createUser(tx.rows, { app: { role: 'admin' } });
  const { number } = await placeOrder(tx, shopper, { ...draft, ...change });
  await deliver(tx, admin, number);
  await tx.as(admin, () => tx.rows('select public.record_cash($1, true)', [number]));
  return { admin, number };
}

const ask = (tx: Transaction, user: TestUser, number: string, request: object) =>
  tx.as(user, () => tx.value<{ id: string }>(requestSql, [number, JSON.stringify(request)]));
const advance = (tx: Transaction, admin: TestUser, id: string, ...states: string[]) =>
  tx.as(admin, async () => {
    let answer: Row[] = [];
    for (const state of states) answer = await tx.rows(advanceSql, [id, state]);
    return answer[0]?.answer;
  });
/** Asks to exchange the order's piece for a larger one, of which there is one. */
async function askForLarger(tx: Transaction, { shopper, variant }: OrderShop, number: string) {
  const larger = variant.replace(/:m$/, ':l');
  await tx.rows(
    `insert into public.product_variants (id, product_id, label, stock) values ($1, split_part($1, ':', 1), 'L', 1)`,
    [larger],
  );
  const lines = [{ variant_id: variant, quantity: 1, exchange_variant_id: larger }];
  return { ...(await ask(tx, shopper, number, { ...wish, kind: 'exchange', lines })), larger };
}

const mailsOf = async (tx: Transaction) =>
  (await tx.rows(`select kind from private.outbox where kind like 'return/%' order by id`)).map(
    ({ kind }) => kind,
  );
const stockOf = (tx: Transaction, id: string) =>
  tx.value('select stock from public.product_variants where id = $1', [id]);

/** Puts a photo into the shopper's folder, as the edge function does once it has looked at it. */
async function addPhoto(tx: Transaction, user: TestUser): Promise<string> {
  const { name } = await tx.value<{ name: string }>(`select public.add_return_photo($1, 'jpg')`, [user.id]);
  await tx.rows(`insert into storage.objects (bucket_id, name) values ('return-photos', $1)`, [name]);
  return name;
}

/** Where the staff may take a return from each state; an exchange may end with the piece that was wanted as well. */
const steps: Record<string, string[]> = {
  requested: ['approved', 'rejected'],
  approved: ['picked_up', 'rejected'],
  picked_up: ['received'],
  received: ['rejected', 'refunded'],
  rejected: [],
  refunded: [],
  exchanged: [],
};
const mayBecome = (kind: string, from: string, to: string) =>
  Boolean(steps[from]?.includes(to)) || (kind === 'exchange' && from === 'received' && to === 'exchanged');

onEveryEngine('returns', (db) => {
  it('take no step but the next ones, and the last one once', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number } = await deliveredOrder(tx, shop);
      const { id } = await askForLarger(tx, shop, number);
      const states = Object.keys(steps);
      // All of them, which are few.
      for (const kind of ['return', 'exchange'])
        for (const from of states) {
          await tx.rows('update public.returns set kind = $1, state = $2', [kind, from]);
          for (const to of [...states, 'lost', null]) {
            const step = [kind, from, to];
            if (to !== null && mayBecome(kind, from, to)) {
              await tx.rows('savepoint step');
              expect([step, await advance(tx, admin, id, to)]).toMatchObject([step, { state: to }]);
              await tx.rows('rollback to savepoint step');
            } else
              expect([step, await tx.as(admin, () => tx.refusal(advanceSql, [id, to]))]).toMatchObject([
                step,
                { hint: 'INVALID_TRANSITION', detail: { from, to } },
              ]);
          }
        }
      await tx.rows(`update public.returns set kind = 'return', state = 'received'`);
      await advance(tx, admin, id, 'refunded');
      const paid = await everything(tx);
      expect(await stockOf(tx, shop.variant)).toBe(10);
      expect(await tx.as(admin, () => tx.refusal(advanceSql, [id, 'refunded']))).toMatchObject({
        hint: 'INVALID_TRANSITION',
      });
      expect(await everything(tx)).toEqual(paid);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('pay cash back as credit: goods and GST less their part of the coupon, when found good', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const coupon = await createCoupon(tx.rows, { value: 90 });
      // 1500 + 270 + 5 - 90
      const three = { lines: [{ variant_id: shop.variant, quantity: 3 }], coupon, total: 1685 };
      const { admin, number } = await deliveredOrder(tx, shop, three);
      const lines = [{ variant_id: shop.variant, quantity: 1 }];
      const { id } = await ask(tx, shop.shopper, number, { ...wish, lines });
      await advance(tx, admin, id, 'approved', 'picked_up', 'received');
      expect(await stockOf(tx, shop.variant)).toBe(7);
      // 500 + 90 - 30
      expect(await advance(tx, admin, id, 'refunded')).toEqual({ id, state: 'refunded', refund_amount: 560 });
      expect(await stockOf(tx, shop.variant)).toBe(8);
      expect(await tx.rows(`select amount, kind from public.credit_entries where kind = 'refund'`)).toEqual([
        { amount: 560, kind: 'refund' },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('pay online money back to the provider first, the rest to the gift card, and reverse the commission', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const affiliate = await createUser(tx.rows);
      const affiliateCode = await tx.value<string>(
        'select affiliate_code from public.profiles where id = $1',
        [affiliate.id],
      );
      await giveGiftCard(tx.rows, shopper, 500);
      const order = await placeOnline(tx, shopper, {
        ...draft,
        giftCards: 500,
        total: 145,
        affiliateCode,
      });
      await capture(tx, order);
      await deliver(tx, admin, order.number);
      const lines = [{ variant_id: variant, quantity: 1 }];
      const { id } = await ask(tx, shopper, order.number, { ...wish, lines });
      await advance(tx, admin, id, 'approved', 'picked_up', 'received', 'refunded');
      // 590 of the 645 paid: 145 came online.
      expect(await tx.rows('select amount, reason from public.refunds')).toEqual([
        { amount: 145, reason: 'return' },
      ]);
      expect(await tx.rows('select balance from public.gift_cards')).toEqual([{ balance: 445 }]);
      expect(await tx.rows('select state from public.commissions')).toEqual([{ state: 'reversed' }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('neither restock nor pay what was found bad', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number } = await deliveredOrder(tx, shop);
      const lines = shop.draft.lines;
      const { id } = await ask(tx, shop.shopper, number, { ...wish, lines });
      await advance(tx, admin, id, 'approved', 'picked_up', 'received', 'rejected');
      expect(await stockOf(tx, shop.variant)).toBe(9);
      expect(await tx.rows('select * from public.credit_accounts where balance > 100')).toEqual([]);
      // A rejected wish does not stand in the way of another.
      await ask(tx, shop.shopper, number, { ...wish, lines });
      expect(
        await tx.rows('select state from public.return_events where return_id = $1 order by id', [id]),
      ).toEqual(['requested', 'approved', 'picked_up', 'received', 'rejected'].map((state) => ({ state })));
    });
  });

  it('keep off the shelf what came broken, and give no broken piece for another', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number } = await deliveredOrder(tx, shop, {
        ...{ lines: [{ variant_id: shop.variant, quantity: 2 }], total: 1235 },
      });
      const piece = { variant_id: shop.variant, quantity: 1 };
      const broken = async (kind: string, line: object) => {
        const photos = [await addPhoto(tx, shop.shopper)];
        const request = { ...wish, kind, reason: 'Damaged or faulty', lines: [line], photos };
        return (await ask(tx, shop.shopper, number, request)).id;
      };
      const back = await broken('return', piece);
      const restocks = `select public.get_admin_order($1) #> '{returns,0,restocks}'`;
      expect(await tx.as(admin, () => tx.value(restocks, [number]))).toBe(false);
      await advance(tx, admin, back, 'approved', 'picked_up', 'received', 'refunded');
      expect(await stockOf(tx, shop.variant)).toBe(8);
      await tx.rows('update public.product_variants set stock = 0');
      const swap = await broken('exchange', { ...piece, exchange_variant_id: shop.variant });
      expect(await advance(tx, admin, swap, 'approved', 'picked_up', 'received', 'exchanged')).toMatchObject({
        state: 'refunded',
        refund_amount: 590,
      });
      expect(await stockOf(tx, shop.variant)).toBe(0);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('exchange within the product, and take the wanted piece from the stock', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number } = await deliveredOrder(tx, shop);
      const { id, larger } = await askForLarger(tx, shop, number);
      expect(await advance(tx, admin, id, 'approved', 'picked_up', 'received', 'exchanged')).toEqual({
        id,
        state: 'exchanged',
        refund_amount: null,
      });
      expect([await stockOf(tx, shop.variant), await stockOf(tx, larger)]).toEqual([10, 0]);
      expect(await mailsOf(tx)).toEqual([
        'return/requested',
        'return/approved',
        'return/picked_up',
        'return/received',
        'return/exchanged',
      ]);
    });
  });

  it('take back what was sold for good only where it came broken or wrong, as was said when it was bought', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const setFinal = (isFinal: boolean) =>
        tx.rows('update public.product_types set is_final_sale = $1 where parent_id is not null', [isFinal]);
      const before = await deliveredOrder(tx, shop);
      await setFinal(true);
      const { number } = await deliveredOrder(tx, shop);
      await setFinal(false);
      const lines = [{ variant_id: shop.variant, quantity: 1 }];
      await ask(tx, shop.shopper, before.number, { ...wish, lines });
      const refused = await tx.as(shop.shopper, () =>
        tx.refusal(requestSql, [number, JSON.stringify({ ...wish, lines })]),
      );
      expect(refused).toMatchObject({ code: 'PT409', hint: 'FINAL_SALE' });
      const photos = [await addPhoto(tx, shop.shopper)];
      const wrong = { ...wish, reason: 'Wrong item', lines, photos };
      expect(await ask(tx, shop.shopper, number, wrong)).toMatchObject({ id: expect.any(String) });
    });
  });

  it('exchange a size on a first order, and on later ones what is faulty or not what was ordered', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const first = await deliveredOrder(tx, shop);
      const later = await deliveredOrder(tx, shop);
      // Both were placed in one transaction, which has one time.
      await tx.rows(`update public.orders set placed_at = now() - interval '1 minute' where number = $1`, [
        first.number,
      ]);
      const maySwap = (number: string) =>
        tx.as(shop.shopper, () => tx.value('select public.may_exchange_size($1)', [number]));
      expect([await maySwap(first.number), await maySwap(later.number)]).toEqual([true, false]);
      const known = await tx.value<string>('select id from public.orders where number = $1', [first.number]);
      const maySwapAfter = async (change: string) => {
        await tx.rows('savepoint changed');
        await tx.rows(`update public.orders set ${change} where id = $1`, [known]);
        const answer = await maySwap(later.number);
        await tx.rows('rollback to savepoint changed');
        return answer;
      };
      const guest = await createGuest(tx.rows);
      // As a guest with the same address, somebody else, and one who received nothing.
      expect(await maySwapAfter(`user_id = '${guest.id}', email = upper(email)`)).toBe(false);
      expect(await maySwapAfter(`user_id = '${guest.id}', email = 'ravi@example.com'`)).toBe(true);
      expect(await maySwapAfter(`status = 'cancelled', cancelled_at = now(), delivered_at = null`)).toBe(
        true,
      );

      const same = [{ variant_id: shop.variant, quantity: 1, exchange_variant_id: shop.variant }];
      const swap = JSON.stringify({ ...wish, kind: 'exchange', lines: same });
      const refuse = () => tx.refusal(requestSql, [later.number, swap]);
      expect(await tx.as(shop.shopper, refuse)).toMatchObject({ code: 'PT409', hint: 'EXCHANGE_CLOSED' });
      const photos = [await addPhoto(tx, shop.shopper)];
      expect(
        await ask(tx, shop.shopper, later.number, {
          ...wish,
          kind: 'exchange',
          reason: 'Wrong item',
          lines: same,
          photos,
        }),
      ).toEqual({ id: expect.any(String) as string });
      expect(await askForLarger(tx, shop, first.number)).toMatchObject({ id: expect.any(String) as string });
    });
  });

  it('pay back what was to be exchanged for a piece that has sold out meanwhile, and say so', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number } = await deliveredOrder(tx, shop);
      const { id, larger } = await askForLarger(tx, shop, number);
      await advance(tx, admin, id, 'approved', 'picked_up', 'received');
      const due = "select public.get_admin_order($1) -> 'returns' -> 0 -> 'refund_due'";
      expect(await tx.as(admin, () => tx.value(due, [number]))).toBe(590);
      await tx.rows('update public.product_variants set stock = 0 where id = $1', [larger]);
      // 500 + 90
      expect(await advance(tx, admin, id, 'exchanged')).toEqual({
        id,
        state: 'refunded',
        refund_amount: 590,
      });
      expect([await stockOf(tx, shop.variant), await stockOf(tx, larger)]).toEqual([10, 0]);
      const mail = await tx.rows(
        `select payload -> 'amount' as amount, payload -> 'lines' -> 0 ->> 'variant' as variant,
           payload ->> 'note' as note from private.outbox where kind = 'return/refunded' and recipient = $1`,
        [shop.shopper.email],
      );
      expect(mail).toEqual([
        { amount: 590, variant: 'M → L', note: expect.stringContaining('sold out') as string },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it.each(['refunded', 'exchanged'])(
    'end %s without a mail where all was paid back before, and say so',
    async (step) => {
      await inOrderShop(db(), async (tx, shop) => {
        const { admin, number } = await deliveredOrder(tx, shop);
        const { id, larger } = await askForLarger(tx, shop, number);
        await advance(tx, admin, id, 'approved', 'picked_up', 'received');
        await tx.as(admin, () => tx.rows(`select public.refund_order($1, 645, 'Goodwill')`, [number]));
        await tx.rows('update public.product_variants set stock = 0 where id = $1', [larger]);
        // Its cashback goes back as well, and is no refund.
        const paidBack = () => tx.rows(`select id from public.credit_entries where kind = 'refund'`);
        const before = await paidBack();
        expect(await advance(tx, admin, id, step)).toEqual({ id, state: 'refunded', refund_amount: null });
        expect(await stockOf(tx, shop.variant)).toBe(10);
        expect(await mailsOf(tx)).toEqual(
          ['requested', 'approved', 'picked_up', 'received'].map((state) => `return/${state}`),
        );
        expect(await paidBack()).toEqual(before);
        expect(await tx.rows('select amount from public.refunds')).toEqual([]);
        expect(await tx.value('select note from public.return_events order by id desc limit 1')).toBe(
          step === 'refunded'
            ? 'There was nothing left to pay back.'
            : 'The piece that was wanted has sold out. There was nothing left to pay back.',
        );
        await assertLedgersBalance(tx.rows);
      });
    },
  );

  it.each([
    ['kind', { kind: 'gift' }],
    ['reason', { reason: ' ' }],
    ['comment', { comment: 'x'.repeat(1001) }],
    ['lines', { lines: null }],
    ['lines', { lines: [] }],
    ['lines', { lines: ['x'] }],
    ['lines', { lines: [{ variant_id: 'other:m', quantity: 1 }] }],
    ['lines', { kind: 'exchange' }],
    ['lines', { kind: 'exchange', exchange: 'other:m' }],
    ['lines', { kind: 'exchange', exchange: 'owned' }],
    ['lines', { exchange: 'other:m' }],
    ['lines', { quantity: 2 }],
    ['lines', { quantity: 0.5 }],
  ])(
    'name a wrong field: %s of %p',
    async (field, { exchange, quantity = 1, ...change }: Record<string, unknown>) => {
      await inOrderShop(db(), async (tx, shop) => {
        const { number } = await deliveredOrder(tx, shop);
        const line = {
          variant_id: shop.variant,
          quantity,
          ...(exchange ? { exchange_variant_id: exchange === 'owned' ? shop.variant : exchange } : {}),
        };
        const request = JSON.stringify({ ...wish, lines: [line], ...change });
        expect(await tx.as(shop.shopper, () => tx.refusal(requestSql, [number, request]))).toMatchObject({
          ...{ code: 'PT422', hint: 'INVALID_RETURN', detail: { field } },
        });
        expect(await tx.rows('select * from public.returns')).toEqual([]);
      });
    },
  );

  it('are asked for once per piece, in time, by the buyer, and moved by the staff alone', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { number } = await deliveredOrder(tx, shop);
      const stranger = await createUser(tx.rows);
      const request = { ...wish, lines: shop.draft.lines };
      const refuse = (user: TestUser) =>
        tx.as(user, () => tx.refusal(requestSql, [number, JSON.stringify(request)]));
      expect(await refuse(stranger)).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_ORDER' });
      const { id } = await ask(tx, shop.shopper, number, request);
      expect(await refuse(shop.shopper)).toMatchObject({ code: 'PT409', hint: 'RETURN_EXISTS' });
      expect(await tx.as(shop.shopper, () => tx.refusal(advanceSql, [id, 'approved']))).toMatchObject({
        ...{ code: 'PT403', hint: 'FORBIDDEN' },
      });
      await tx.rows(`update public.orders set delivered_at = now() - interval '7 days 1 second'`);
      expect(await refuse(shop.shopper)).toMatchObject({ code: 'PT409', hint: 'RETURN_CLOSED' });
    });
  });

  it('are asked for once per key: after a lost answer the same wish asks for no further piece', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const three = { lines: [{ variant_id: shop.variant, quantity: 3 }], total: 1775 };
      const { number } = await deliveredOrder(tx, shop, three);
      const keys = [randomUUID(), randomUUID()];
      const request = JSON.stringify({ ...wish, lines: [{ variant_id: shop.variant, quantity: 1 }] });
      const send = (key: string | undefined) =>
        tx.as(shop.shopper, () =>
          tx.value<{ id: string }>('select public.request_return($1, $2::text::jsonb, $3) as answer', [
            number,
            request,
            key,
          ]),
        );
      const first = await send(keys[0]);
      expect(await send(keys[0])).toEqual(first);
      expect(await send(keys[1])).not.toEqual(first);
      await tx.rows(`update public.orders set delivered_at = now() - interval '7 days 1 second'`);
      expect(await send(keys[0])).toEqual(first);
      expect(await tx.rows('select quantity from public.return_lines')).toEqual([
        { quantity: 1 },
        { quantity: 1 },
      ]);
    });
  });

  it('ask where cash goes before they are sent: to a confirmed UPI ID, or as credit', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, number } = await deliveredOrder(tx, shop);
      const lines = [{ variant_id: shop.variant, quantity: 1 }];
      await tx.rows(
        `insert into public.saved_vpas (user_id, vpa, state, is_default) values
           ($1, 'old@okbank', 'verified', true), ($1, 'asha@okbank', 'verified', false), ($1, 'odd@okbank', 'failed', false)`,
        [shop.shopper.id],
      );
      for (const refund of [null, { way: 'cheque' }, { way: 'upi' }, { way: 'upi', vpa: 'odd@okbank' }])
        expect(
          await tx.as(shop.shopper, () =>
            tx.refusal(requestSql, [number, JSON.stringify({ ...wish, refund, lines })]),
          ),
        ).toMatchObject({ hint: 'INVALID_RETURN', detail: { field: 'refund' } });
      const refund = { way: 'upi', vpa: 'Asha@okbank' };
      const { id } = await ask(tx, shop.shopper, number, { ...wish, refund, lines });
      await advance(tx, admin, id, 'approved', 'picked_up', 'received', 'refunded');
      expect(await tx.rows('select vpa, amount from public.refunds')).toEqual([
        { vpa: 'asha@okbank', amount: 590 },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('give nothing back before the cash of the order is noted', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      await deliver(tx, admin, number);
      const { id, larger } = await askForLarger(tx, shop, number);
      await advance(tx, admin, id, 'approved', 'picked_up', 'received');
      await tx.rows('update public.product_variants set stock = 0 where id = $1', [larger]);
      for (const state of ['refunded', 'exchanged'])
        expect(await tx.as(admin, () => tx.refusal(advanceSql, [id, state]))).toMatchObject({
          ...{ code: 'PT409', hint: 'CASH_NOT_NOTED', message: 'Note the cash of this order first.' },
        });
      expect(await stockOf(tx, shop.variant)).toBe(9);
      expect(await tx.rows(`select number from public.invoices where kind = 'credit_note'`)).toEqual([]);
      await tx.as(admin, () => tx.rows('select public.record_cash($1, true)', [number]));
      expect(await advance(tx, admin, id, 'refunded')).toMatchObject({ refund_amount: 590 });
      await assertLedgersBalance(tx.rows);
    });
  });

  it('send the cash of each where its own request said', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const three = { lines: [{ variant_id: shop.variant, quantity: 3 }], total: 1775 };
      const { admin, number } = await deliveredOrder(tx, shop, three);
      const lines = [{ variant_id: shop.variant, quantity: 1 }];
      await tx.rows(
        `insert into public.saved_vpas (user_id, vpa, state) values ($1, 'asha@okbank', 'verified'), ($1, 'ravi@okbank', 'verified')`,
        [shop.shopper.id],
      );
      const askFor = async (age: number, refund: object) => {
        const { id } = await ask(tx, shop.shopper, number, { ...wish, lines, refund });
        await tx.rows(
          'update public.returns set created_at = now() - make_interval(hours => $2) where id = $1',
          [id, age],
        );
        return id;
      };
      const first = await askFor(3, { way: 'upi', vpa: 'asha@okbank' });
      const second = await askFor(2, { way: 'credit' });
      const third = await askFor(1, { way: 'upi', vpa: 'ravi@okbank' });
      const paid = () => tx.rows('select vpa, amount from public.refunds order by amount desc');
      await advance(tx, admin, first, 'approved', 'picked_up', 'received', 'refunded');
      expect(await paid()).toEqual([{ vpa: 'asha@okbank', amount: 590 }]);
      // Without a return, the newest that stands says where.
      await advance(tx, admin, third, 'rejected');
      await tx.as(admin, () => tx.rows(`select public.refund_order($1, 100, 'A stain')`, [number]));
      await advance(tx, admin, second, 'approved', 'picked_up', 'received', 'refunded');
      expect(await paid()).toHaveLength(1);
      expect(
        await tx.rows(`select amount from public.credit_entries where kind = 'refund' order by amount`),
      ).toEqual([{ amount: 100 }, { amount: 590 }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('report a defect within 48 hours of delivery', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { number } = await deliveredOrder(tx, shop);
      const request = JSON.stringify({
        ...wish,
        reason: 'Damaged or faulty',
        lines: [{ variant_id: shop.variant, quantity: 1 }],
      });
      await tx.rows(`update public.orders set delivered_at = now() - interval '49 hours'`);
      expect(await tx.as(shop.shopper, () => tx.refusal(requestSql, [number, request]))).toMatchObject({
        hint: 'INVALID_RETURN',
        detail: { field: 'reason' },
      });
      await tx.rows(`update public.orders set delivered_at = now() - interval '47 hours'`);
      const photos = [await addPhoto(tx, shop.shopper)];
      const shown = JSON.stringify({ ...(JSON.parse(request) as object), photos });
      await tx.as(shop.shopper, () => tx.rows(requestSql, [number, shown]));
    });
  });

  it('show what came broken or wrong by photos, which their sender and the staff see', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const stranger = await createUser(tx.rows);
      const add = `insert into storage.objects (bucket_id, name) values ('return-photos', $1)`;
      const early = tx.refusal(`select public.add_return_photo($1, 'jpg')`, [shop.shopper.id]);
      expect(await early).toMatchObject({ hint: 'RETURN_CLOSED' });
      const { admin, number } = await deliveredOrder(tx, shop, {
        ...{ lines: [{ variant_id: shop.variant, quantity: 2 }], total: 1235 },
      });
      const request = {
        ...wish,
        reason: 'Wrong item',
        lines: [{ variant_id: shop.variant, quantity: 1 }],
      };
      const refuse = (photos: unknown) =>
        tx.as(shop.shopper, () => tx.refusal(requestSql, [number, JSON.stringify({ ...request, photos })]));
      const refusal = { hint: 'INVALID_RETURN', detail: { field: 'photos' } };
      const own = await addPhoto(tx, shop.shopper);
      const theirs = `${stranger.id}/${randomUUID()}.jpg`;
      await tx.rows(add, [theirs]);
      const missing = `${shop.shopper.id}/${randomUUID()}.jpg`;
      const five = [own];
      while (five.length < 5) five.push(await addPhoto(tx, shop.shopper));
      for (const photos of [undefined, [], 'all', [theirs], [missing], five])
        expect(await refuse(photos)).toMatchObject(refusal);
      expect(await tx.as(shop.shopper, () => tx.refusal(add, [missing]))).toMatchObject({ code: '42501' });

      await ask(tx, shop.shopper, number, { ...request, photos: [own] });
      const seen = (user: TestUser | 'anon') =>
        tx.as(user, () => tx.value(`select count(*)::integer from storage.objects where name = $1`, [own]));
      expect([await seen(shop.shopper), await seen(admin), await seen(stranger), await seen('anon')]).toEqual(
        [1, 1, 0, 0],
      );
      const { returns } = await tx.as(admin, () =>
        tx.value<{ returns: { photos: string[] }[] }>('select public.get_admin_order($1)', [number]),
      );
      expect(returns.map(({ photos }) => photos)).toEqual([[own]]);
      // Of the second piece, which may still go back.
      expect(await refuse([own])).toMatchObject(refusal);

      // What no return names goes a day later.
      await tx.rows(`update storage.objects set created_at = now() - interval '25 hours'`);
      const unused = await tx.rows(`select name from public.take_unused_pictures(10)`);
      expect(unused.map(({ name }) => name).sort()).toEqual([...five.slice(1), theirs].sort());
    });
  });

  it('take nothing off what somebody has spent where store credit had paid', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await deliverOrder(tx, shop.shopper, { goods: 3000, silent: true });
      await giveCredit(tx.rows, shop.shopper, totalOfOne);
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const { number } = await placeOrder(tx, shop.shopper, {
        ...shop.draft,
        credit: totalOfOne,
        total: 0,
        method: 'none',
      });
      await deliver(tx, admin, number);
      const spent = () =>
        tx.as(shop.shopper, () =>
          tx.rows(
            `select public.get_insider() -> 'spend' as insider, public.get_account_figures() -> 'spent' as account`,
          ),
        );
      expect(await spent()).toEqual([{ insider: 3000, account: 3000 }]);
      const lines = [{ variant_id: shop.variant, quantity: 1 }];
      const { id } = await ask(tx, shop.shopper, number, { ...wish, lines });
      await advance(tx, admin, id, 'approved', 'picked_up', 'received', 'refunded');
      expect(await spent()).toEqual([{ insider: 3000, account: 3000 }]);
    });
  });

  it('leave the commission of what was kept', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const affiliate = await createUser(tx.rows);
      const affiliateCode = await tx.value<string>(
        'select affiliate_code from public.profiles where id = $1',
        [affiliate.id],
      );
      // 1500 + 270 + 5; 8 % of what is between 1000 and 5000
      const three = { lines: [{ variant_id: shop.variant, quantity: 3 }], total: 1775, affiliateCode };
      const { admin, number } = await deliveredOrder(tx, shop, three);
      const commission = 'select base, amount, state from public.commissions';
      expect(await tx.rows(commission)).toEqual([{ base: 1500, amount: 120, state: 'pending' }]);
      const lines = [{ variant_id: shop.variant, quantity: 1 }];
      const { id } = await ask(tx, shop.shopper, number, { ...wish, lines });
      await advance(tx, admin, id, 'approved', 'picked_up', 'received', 'refunded');
      expect(await tx.rows(commission)).toEqual([{ base: 1000, amount: 80, state: 'pending' }]);
    });
  });
});
