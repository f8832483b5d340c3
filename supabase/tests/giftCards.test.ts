import { type Caller, onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { giveGiftCard } from './moneyFixtures';
import { record, startPaymentSql } from './paymentFixtures';
import { setVisitorAddress } from './setVisitorAddress';
import { createUser } from './shopFixtures';

const buySql = 'select public.buy_gift_card($1, $2::text::jsonb) as answer';
const wish = {
  amount: 1000,
  recipient_email: 'friend@example.com',
  sender_name: 'Asha',
  message: 'For you',
  buyer_email: 'visitor@example.com',
};

interface Purchase {
  purchase_id: string;
  payment_id: string;
  amount: number;
}

const buy = (tx: Transaction, caller: Caller, key: string, request: object = wish) =>
  tx.as(caller, () => tx.value<Purchase>(buySql, [key, JSON.stringify(request)]));
const add = (tx: Transaction, caller: Caller, code: string) =>
  tx.as(caller, () => tx.value<object>('select public.add_gift_card($1) as answer', [code]));
const check = (tx: Transaction, code: string) =>
  tx.as('anon', () => tx.value<object>('select public.check_gift_card($1) as answer', [code]));

/** Buys and pays a card as a visitor and answers the code that the recipient gets by mail. */
async function issueCard(tx: Transaction): Promise<string> {
  const { payment_id } = await buy(tx, 'anon', crypto.randomUUID());
  const provider = `order_${payment_id}`;
  await tx.as('service_role', () => tx.rows(startPaymentSql, [payment_id, null, provider]));
  await record(tx, { order: provider, amount: wish.amount });
  return tx.value<string>(
    `select payload ->> 'code' from private.outbox where kind = 'gift-card/issued' order by id desc limit 1`,
  );
}

onOneEngine('gift cards', (db) => {
  const inShop = (test: (tx: Transaction) => Promise<void>) => rolledBack(db(), test);

  it("are issued when they are paid, with the code in the recipient's mail alone", async () => {
    await inShop(async (tx) => {
      const { payment_id } = await buy(tx, 'anon', crypto.randomUUID());
      expect(await tx.rows('select * from public.gift_cards')).toEqual([]);
      const server = (params: unknown[]) => tx.as('service_role', () => tx.value(startPaymentSql, params));
      expect(await server([payment_id, null, 'order_gift'])).toEqual({
        ...{ payment_id, amount: 1000, provider_order_id: 'order_gift', reference: 'gift card' },
        ...{ email: 'visitor@example.com', phone: '', expires_at: null },
      });
      const word = { event: 'evt_gift', order: 'order_gift', amount: 1000 };
      expect(await record(tx, word)).toEqual({ outcome: 'applied', reference: null, kind: 'gift_card' });
      expect(await record(tx, word)).toMatchObject({ outcome: 'duplicate' });
      const mails = await tx.rows('select kind, recipient, payload from private.outbox order by id');
      expect(mails).toEqual([
        {
          kind: 'gift-card/issued',
          recipient: 'friend@example.com',
          payload: {
            code: expect.stringMatching(/^TDGC(-[0-9A-HJKMNP-TV-Z]{4}){4}$/) as string,
            amount: 1000,
            sender_name: 'Asha',
            message: 'For you',
          },
        },
        {
          kind: 'gift-card/receipt',
          recipient: 'visitor@example.com',
          payload: expect.not.objectContaining({ code: expect.anything() as string }) as object,
        },
      ]);
      const { code } = mails[0]!.payload as { code: string };
      expect(JSON.stringify(await tx.rows('select * from public.gift_cards'))).not.toContain(code.slice(5));
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are added by their code to one account, however it is typed', async () => {
    await inShop(async (tx) => {
      const code = await issueCard(tx);
      const [holder, other] = [await createUser(tx.rows), await createUser(tx.rows)];
      const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
      const added = { outcome: 'added', last4: code.slice(-4), balance: 1000 };
      expect(await add(tx, holder, typed)).toEqual(added);
      expect(await add(tx, holder, code)).toEqual(added);
      expect(await add(tx, other, code)).toEqual({ outcome: 'taken', last4: null, balance: null });
      expect(await add(tx, other, 'TDGC-0000')).toEqual({ outcome: 'unknown', last4: null, balance: null });
      expect(await check(tx, typed)).toEqual({ found: true, last4: code.slice(-4), balance: 1000 });
      expect(await check(tx, 'nothing')).toEqual({ found: false, last4: null, balance: null });
      expect(await tx.as(holder, () => tx.rows('select last4, balance from public.gift_cards'))).toHaveLength(
        1,
      );
      expect(await tx.as(other, () => tx.rows('select last4, balance from public.gift_cards'))).toEqual([]);
    });
  });

  it('cannot be guessed: ten misses, and even the right code has to wait', async () => {
    await inShop(async (tx) => {
      await setVisitorAddress(tx, '203.0.113.7');
      const code = await issueCard(tx);
      const [thief, holder] = [await createUser(tx.rows), await createUser(tx.rows)];
      for (let n = 0; n < 10; n += 1) {
        await add(tx, thief, `TDGC-WRONG-${n}`);
        await check(tx, `TDGC-WRONG-${n}`);
      }
      const blocked = {
        code: 'PT429',
        hint: 'TOO_MANY_ATTEMPTS',
        detail: { retry_after_seconds: expect.any(Number) as number },
      };
      const sql = 'select public.add_gift_card($1)';
      expect(await tx.as(thief, () => tx.refusal(sql, [code]))).toMatchObject(blocked);
      expect(
        await tx.as('anon', () => tx.refusal('select public.check_gift_card($1)', [code])),
      ).toMatchObject(blocked);
      expect(await add(tx, holder, code)).toMatchObject({ outcome: 'added' });
      await tx.rows(`update private.throttle_hits set hit_at = hit_at - interval '15 minutes'`);
      expect(await check(tx, code)).toMatchObject({ found: true });
    });
  });

  // Anybody may ask, also beyond the limit: a megabyte of code would keep the database busy for the better part of a second.
  it('are looked for by no more of what was typed than a code could be', async () => {
    await inShop(async (tx) => {
      const code = await issueCard(tx);
      const endless = code + ' '.repeat(200) + 'X'.repeat(1000);
      expect(await check(tx, endless)).toMatchObject({ found: true });
      expect(await add(tx, await createUser(tx.rows), endless)).toMatchObject({ outcome: 'added' });
    });
  });

  it('are bought once per request', async () => {
    await inShop(async (tx) => {
      const shopper = await createUser(tx.rows);
      const key = crypto.randomUUID();
      const { buyer_email: _, ...own } = wish;
      const first = await buy(tx, shopper, key, own);
      expect(await buy(tx, shopper, key, own)).toEqual(first);
      const refuse = (caller: Caller, request: object) =>
        tx.as(caller, () => tx.refusal(buySql, [key, JSON.stringify(request)]));
      const reused = { code: 'PT422', hint: 'IDEMPOTENCY_KEY_REUSED' };
      expect(await refuse(shopper, { ...own, amount: 2000 })).toMatchObject(reused);
      expect(await refuse('anon', { ...own, buyer_email: shopper.email })).toMatchObject(reused);
      expect(
        await tx.as(shopper, () => tx.rows('select buyer_email, state from public.gift_card_purchases')),
      ).toEqual([{ buyer_email: shopper.email, state: 'pending' }]);
      expect(await tx.as(shopper, () => tx.rows('select id from public.payments'))).toEqual([
        { id: first.payment_id },
      ]);
    });
  });

  it.each([
    ['amount', 99],
    ['amount', 50_001],
    ['amount', 100.5],
    ['amount', '500'],
    ['amount', null],
    ['recipient_email', 'nobody'],
    ['recipient_email', 'a@b.c\nBcc: all@example.com'],
    // A mail program reads these as another address than the one that limits and blocks are kept under.
    ['recipient_email', 'x<friend@example.com>'],
    ['recipient_email', 'all,friend@example.com'],
    ['buyer_email', 'all:visitor@example.com;'],
    ['sender_name', ' '],
    ['sender_name', 7],
    ['message', 'x'.repeat(501)],
    ['buyer_email', null],
  ])('name a wrong field: %s %p', async (field, value) => {
    await inShop(async (tx) => {
      const request = JSON.stringify({ ...wish, [field]: value });
      expect(await tx.as('anon', () => tx.refusal(buySql, [crypto.randomUUID(), request]))).toMatchObject({
        ...{ code: 'PT422', hint: 'INVALID_GIFT_CARD', detail: { field } },
      });
      expect(await tx.rows('select * from public.gift_card_purchases')).toEqual([]);
    });
  });

  it('are not bought by the dozen', async () => {
    await inShop(async (tx) => {
      for (let n = 0; n < 10; n += 1) await buy(tx, 'anon', crypto.randomUUID());
      const refusal = await tx.as('anon', () =>
        tx.refusal(buySql, [crypto.randomUUID(), JSON.stringify(wish)]),
      );
      expect(refusal).toMatchObject({ code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' });
      expect(await tx.rows('select * from public.payments')).toHaveLength(10);
    });
  });

  it('expire unpaid after a day, and are issued all the same when the money comes later', async () => {
    await inShop(async (tx) => {
      const { payment_id } = await buy(tx, 'anon', crypto.randomUUID());
      await tx.as('service_role', () => tx.rows(startPaymentSql, [payment_id, null, 'order_late']));
      await tx.rows(`update public.gift_card_purchases set created_at = now() - interval '25 hours'`);
      await tx.as('service_role', () => tx.rows('select public.expire_orders()'));
      const closed = await tx.as('service_role', () => tx.refusal(startPaymentSql, [payment_id, null, null]));
      expect(closed).toMatchObject({ hint: 'PAYMENT_CLOSED' });
      await record(tx, { order: 'order_late', amount: 1000 });
      expect(await tx.rows('select balance from public.gift_cards')).toEqual([{ balance: 1000 }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('show the staff what could not be paid back of a second payment, until it is sent again', async () => {
    await inShop(async (tx) => {
      const { payment_id } = await buy(tx, 'anon', crypto.randomUUID());
      await tx.as('service_role', () => tx.rows(startPaymentSql, [payment_id, null, 'order_twice']));
      await record(tx, { order: 'order_twice', amount: 1000 });
      await record(tx, { order: 'order_twice', payment: 'pay_second', amount: 1000 });
      const staff = await createUser(tx.rows, { app: { role: 'admin' } });
      const listed = () =>
        tx.as(staff, () => tx.value<{ id: string }[]>('select public.list_failed_gift_card_refunds()'));
      expect(await listed()).toEqual([]);
      const [due] = await tx.as('service_role', () => tx.rows('select id from public.take_refunds(10)'));
      for (let attempt = 1; attempt <= 8; attempt += 1)
        await tx.as('service_role', () =>
          tx.rows(`select public.finish_refund($1, null, 'The bank says no.')`, [due?.id]),
        );
      expect(await listed()).toEqual([
        {
          ...{ id: due?.id, amount: 1000, reason: 'paid_twice', buyer_email: wish.buyer_email },
          created_at: expect.any(String) as string,
        },
      ]);
      await tx.as(staff, () => tx.rows('select public.retry_refund($1)', [due?.id]));
      expect(await listed()).toEqual([]);
      expect(await tx.rows('select state from public.refunds')).toEqual([{ state: 'pending' }]);
    });
  });

  it('keep their ledger append-only', async () => {
    await inShop(async (tx) => {
      await giveGiftCard(tx.rows, await createUser(tx.rows), 100);
      expect(await tx.refusal('update public.gift_card_entries set amount = 1')).toMatchObject({
        code: '42501',
      });
    });
  });
});
