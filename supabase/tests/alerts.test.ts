import { type Caller, onOneEngine, request, rolledBack, type Transaction } from '@shop/test-databases';
import { inOrderShop } from './orderShop';
import { setVisitorAddress } from './setVisitorAddress';
import { createUser, createVariant, placeOrder, type TestUser } from './shopFixtures';

const askSql = 'select public.ask_alert($1, $2, $3, $4, $5, $6) as answer';
interface Mail {
  kind: string;
  recipient: string;
  payload: Record<string, string | number>;
}

const productOf = (variant: string) => variant.slice(0, variant.indexOf(':'));
const askArgs = (kind: string, variant: string, email: string | null = null) => [
  kind,
  productOf(variant),
  kind === 'stock' ? variant : null,
  email,
  4000,
  '',
];

onOneEngine('alerts', (db) => {
  const inShop = (test: (tx: Transaction) => Promise<void>) => rolledBack(db(), test);
  const ask = (tx: Transaction, as: Caller, kind: 'stock' | 'price', variant: string, email?: string) =>
    tx.as(as, () => tx.value<{ outcome: string }>(askSql, askArgs(kind, variant, email)));
  const tell = (tx: Transaction, limit = 20) =>
    tx.as('service_role', () => tx.value<number>('select public.tell_alerts($1)', [limit]));
  const setStock = (tx: Transaction, variant: string, stock: number) =>
    tx.rows('update public.product_variants set stock = $2 where id = $1', [variant, stock]);
  const setPrice = (tx: Transaction, variant: string, price: number) =>
    tx.rows('update public.products set price = $2 where id = $1', [productOf(variant), price]);
  const mails = (tx: Transaction) =>
    tx.rows('select kind, recipient, payload from private.outbox order by id') as Promise<unknown> as Promise<
      Mail[]
    >;
  const lastToken = async (tx: Transaction) => String((await mails(tx)).at(-1)?.payload.token);
  const confirm = (tx: Transaction, token: string) =>
    tx.as('anon', () => tx.value<Record<string, unknown>>('select public.confirm_alert($1)', [token]));
  const stop = (tx: Transaction, token: string, all = false) =>
    tx.as('anon', () => tx.value<Record<string, unknown>>('select public.stop_alert($1, $2)', [token, all]));
  const waitsFor = (tx: Transaction, user: TestUser) =>
    tx.as(user, () => tx.value<Record<string, unknown>[]>('select public.get_alerts()'));

  it('tell a shopper once when their size is back, and not before', async () => {
    await inShop(async (tx) => {
      const shopper = await createUser(tx.rows);
      const variant = await createVariant(tx.rows, { stock: 0 });
      expect(await ask(tx, shopper, 'stock', variant)).toEqual({ outcome: 'waiting' });
      expect(await ask(tx, shopper, 'stock', variant)).toEqual({ outcome: 'waiting' });
      expect(await waitsFor(tx, shopper)).toMatchObject([{ variant_id: variant, variant_label: 'M' }]);
      expect(await tell(tx)).toBe(0);
      await setStock(tx, variant, 2);
      expect(await tell(tx)).toBe(1);
      expect(await mails(tx)).toMatchObject([
        { kind: 'alert/stock', recipient: shopper.email, payload: { variant_label: 'M', price: 500 } },
      ]);
      await setStock(tx, variant, 0);
      await setStock(tx, variant, 5);
      expect(await tell(tx)).toBe(0);
      expect(await waitsFor(tx, shopper)).toEqual([]);
    });
  });

  it('say that it is there to who asks too late, and write nothing down', async () => {
    await inShop(async (tx) => {
      const variant = await createVariant(tx.rows, { stock: 1 });
      expect(await ask(tx, await createUser(tx.rows), 'stock', variant)).toEqual({ outcome: 'available' });
      expect(await ask(tx, 'anon', 'stock', variant, 'asha@example.com')).toEqual({ outcome: 'available' });
      expect(await tx.rows('select 1 from public.alerts')).toEqual([]);
    });
  });

  it('write to nobody about what is sold out again, and let them wait on', async () => {
    await inShop(async (tx) => {
      const shopper = await createUser(tx.rows);
      const variant = await createVariant(tx.rows, { stock: 0 });
      await ask(tx, shopper, 'stock', variant);
      await setStock(tx, variant, 2);
      await setStock(tx, variant, 0);
      expect(await tell(tx)).toBe(0);
      await setStock(tx, variant, 1);
      expect(await tell(tx)).toBe(1);
    });
  });

  it('take back a mail that could not be sent until it was not true any more', async () => {
    await inShop(async (tx) => {
      const shopper = await createUser(tx.rows);
      const variant = await createVariant(tx.rows, { stock: 0 });
      await ask(tx, shopper, 'stock', variant);
      await setStock(tx, variant, 2);
      await tell(tx);
      const late = `update private.outbox set next_attempt_at = now()`;
      await tx.rows(`select public.finish_mail(id, 'no mail server') from private.outbox`);
      await tx.rows(late);
      expect(await tell(tx)).toBe(0);
      expect(await mails(tx)).toHaveLength(1);
      await setStock(tx, variant, 0);
      await tell(tx);
      expect(await mails(tx)).toEqual([]);
      expect(await waitsFor(tx, shopper)).toHaveLength(1);
    });
  });

  it('tell of a price once for each time that it is lower than ever told', async () => {
    await inShop(async (tx) => {
      const shopper = await createUser(tx.rows);
      const variant = await createVariant(tx.rows, { price: 500 });
      await ask(tx, shopper, 'price', variant);
      const told: number[] = [];
      for (const price of [450, 500, 450, 470, 400]) {
        await setPrice(tx, variant, price);
        told.push(await tell(tx));
      }
      expect(told).toEqual([1, 0, 0, 0, 1]);
      expect((await mails(tx)).map(({ payload: { price, was } }) => [price, was])).toEqual([
        [450, 500],
        [400, 450],
      ]);
      // A price that fell and rose before anybody was told of it is none.
      await setPrice(tx, variant, 300);
      await setPrice(tx, variant, 410);
      expect(await tell(tx)).toBe(0);
    });
  });

  it('keep a lower price until there is something to buy, and for nobody who has bought it', async () => {
    await inOrderShop(db(), async (tx, { shopper: buyer, draft, variant }) => {
      const waiting = await createUser(tx.rows);
      for (const user of [waiting, buyer]) await ask(tx, user, 'price', variant);
      await tx.rows(`update public.alerts set created_at = now() - interval '1 minute'`);
      await placeOrder(tx, buyer, draft);
      await tx.rows('delete from private.outbox');
      await setStock(tx, variant, 0);
      await setPrice(tx, variant, 40);
      expect(await tell(tx)).toBe(0);
      await setStock(tx, variant, 3);
      expect(await tell(tx)).toBe(1);
      expect(await mails(tx)).toMatchObject([{ recipient: waiting.email, payload: { price: 40 } }]);
    });
  });

  it('are told to whoever ordered it and never paid', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft, variant }) => {
      await ask(tx, shopper, 'price', variant);
      await tx.rows(`update public.alerts set created_at = now() - interval '1 minute'`);
      await placeOrder(tx, shopper, draft);
      await tx.rows(`update public.orders set status = 'expired'`);
      await tx.rows('delete from private.outbox');
      await setPrice(tx, variant, 40);
      expect(await tell(tx)).toBe(1);
    });
  });

  it('tell all who wait in the order of their asking, as many as the outbox has room for', async () => {
    await inShop(async (tx) => {
      const variant = await createVariant(tx.rows, { stock: 0 });
      await tx.rows(
        `insert into public.alerts (kind, product_id, variant_id, email, status, created_at)
         select 'stock', $1, $2, 'w' || n || '@example.com', 'waiting', now() - n * interval '1 minute'
         from generate_series(1, 50) n`,
        [productOf(variant), variant],
      );
      await tx.rows(
        `select private.send_mail('order/placed', 'x@example.com', '{}', 'k' || n) from generate_series(1, 5) n`,
      );
      await setStock(tx, variant, 2);
      expect(await tell(tx)).toBe(15);
      const first = (await mails(tx)).slice(5).map(({ recipient }) => recipient);
      expect(first).toEqual(Array.from({ length: 15 }, (_, i) => `w${50 - i}@example.com`));
      expect(await tell(tx)).toBe(0);
      await tx.rows('select public.finish_mail(id) from private.outbox');
      expect(await tell(tx, 100)).toBe(35);
    });
  });

  it('write to an address only after its owner pressed the link, and stop at one press', async () => {
    await inShop(async (tx) => {
      const variant = await createVariant(tx.rows, { stock: 0 });
      expect(await ask(tx, 'anon', 'stock', variant, ' Asha@example.com ')).toEqual({
        outcome: 'check_mail',
      });
      await setStock(tx, variant, 1);
      expect(await tell(tx)).toBe(0);
      await setStock(tx, variant, 0);
      const token = await lastToken(tx);
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      const confirmed = {
        outcome: 'confirmed',
        kind: 'stock',
        product_id: productOf(variant),
        available: false,
      };
      expect(await confirm(tx, token)).toEqual(confirmed);
      expect(await confirm(tx, token)).toEqual(confirmed);
      await setStock(tx, variant, 1);
      expect(await tell(tx)).toBe(1);
      const leave = await lastToken(tx);
      expect(await stop(tx, leave)).toEqual({ outcome: 'stopped', others: 0 });
      expect(await stop(tx, leave)).toEqual({ outcome: 'stopped', others: 0 });
      expect(await confirm(tx, token)).toEqual({ outcome: 'unknown' });
    });
  });

  it('tell at once what came back while the link lay in the mailbox', async () => {
    await inShop(async (tx) => {
      const variant = await createVariant(tx.rows, { stock: 0 });
      await ask(tx, 'anon', 'stock', variant, 'asha@example.com');
      await setStock(tx, variant, 1);
      expect(await confirm(tx, await lastToken(tx))).toMatchObject({ outcome: 'confirmed', available: true });
      expect(await tell(tx)).toBe(1);
    });
  });

  it('end one by the link of its mail, or all of the reader’s, and nobody else’s', async () => {
    await inShop(async (tx) => {
      const [asha, other] = [await createUser(tx.rows), await createUser(tx.rows)];
      const variants = [
        await createVariant(tx.rows),
        await createVariant(tx.rows),
        await createVariant(tx.rows),
      ];
      for (const user of [other, asha]) for (const each of variants) await ask(tx, user, 'price', each);
      await setPrice(tx, String(variants[0]), 100);
      await tell(tx);
      const token = String(
        (await mails(tx)).find(({ recipient }) => recipient === asha.email)?.payload.token,
      );
      expect(await stop(tx, token)).toEqual({ outcome: 'stopped', others: 2 });
      expect(await waitsFor(tx, asha)).toHaveLength(2);
      expect(await stop(tx, token, true)).toEqual({ outcome: 'stopped', others: 0 });
      expect(await waitsFor(tx, asha)).toEqual([]);
      expect(await waitsFor(tx, other)).toHaveLength(3);
      expect(await stop(tx, 'nonsense', true)).toEqual({ outcome: 'unknown', others: 0 });
    });
  });

  it('answer alike for every address, and mail nobody twice in ten minutes or six times an hour', async () => {
    await inShop(async (tx) => {
      const variants: string[] = [];
      for (let i = 0; i < 7; i += 1) variants.push(await createVariant(tx.rows, { stock: 0 }));
      const first = await ask(tx, 'anon', 'stock', String(variants[0]), 'asha@example.com');
      expect(await ask(tx, 'anon', 'stock', String(variants[0]), 'ASHA@example.com')).toEqual(first);
      expect(await mails(tx)).toHaveLength(1);
      for (const variant of variants)
        expect(await ask(tx, 'anon', 'stock', variant, 'asha@example.com')).toEqual(first);
      expect(await mails(tx)).toHaveLength(5);
    });
  });

  it('refuse what is no address, thank machines without storing, and count tries', async () => {
    await inShop(async (tx) => {
      const variant = await createVariant(tx.rows, { stock: 0 });
      await setVisitorAddress(tx, '203.0.113.7');
      const refusal = (args: unknown[]) => tx.as('anon', () => tx.refusal(askSql, args));
      for (const email of [null, '', 'asha', 'a@b.c\nBcc: x@y.z', `${'x'.repeat(100_000)}@example.com`])
        expect(await refusal(askArgs('stock', variant, email))).toMatchObject({
          code: 'PT422',
          hint: 'INVALID_FIELD',
          detail: { field: 'email' },
        });
      const fast = ['stock', productOf(variant), variant, 'asha@example.com', 100, ''];
      expect(await tx.as('anon', () => tx.value(askSql, fast))).toEqual({ outcome: 'check_mail' });
      expect(await tx.rows('select 1 from public.alerts')).toEqual([]);
      expect(await refusal(askArgs('other', variant, 'asha@example.com'))).toMatchObject({
        hint: 'INVALID_FIELD',
      });
      expect(await refusal(askArgs('stock', 'none:m', 'asha@example.com'))).toMatchObject({
        hint: 'UNKNOWN_VARIANT',
      });
      expect(await refusal(askArgs('price', 'none:m', 'asha@example.com'))).toMatchObject({
        hint: 'UNKNOWN_PRODUCT',
      });
      for (let sent = 0; sent < 30; sent += 1)
        await ask(tx, 'anon', 'stock', variant, `asha${sent}@example.com`);
      expect(await refusal(askArgs('stock', variant, 'asha@example.com'))).toMatchObject({
        code: 'PT429',
        hint: 'TOO_MANY_ATTEMPTS',
      });
    });
  });

  it('have a limit for each shopper, and know no drafts', async () => {
    await inShop(async (tx) => {
      const shopper = await createUser(tx.rows);
      const variant = await createVariant(tx.rows, { stock: 0 });
      const draft = await createVariant(tx.rows, { stock: 0, status: 'draft' });
      expect(await tx.as(shopper, () => tx.refusal(askSql, askArgs('stock', draft)))).toMatchObject({
        hint: 'UNKNOWN_VARIANT',
      });
      for (let asked = 0; asked < 50; asked += 1)
        await tx.rows(
          `insert into public.alerts (kind, product_id, price, user_id, status) values ('price', $1, 1, $2, 'waiting')`,
          [productOf(await createVariant(tx.rows)), shopper.id],
        );
      expect(await tx.as(shopper, () => tx.refusal(askSql, askArgs('stock', variant)))).toMatchObject({
        code: 'PT422',
        hint: 'ALERT_LIMIT',
      });
    });
  });

  it('are not closed to an address that strangers have asked for in its owner’s name', async () => {
    await inShop(async (tx) => {
      const variant = await createVariant(tx.rows, { stock: 0 });
      for (let asked = 0; asked < 50; asked += 1)
        await tx.rows(
          `insert into public.alerts (kind, product_id, price, email, status, confirm_sent_at)
           values ('price', $1, 1, 'asha@example.com', 'pending', now() - interval '2 hours')`,
          [productOf(await createVariant(tx.rows))],
        );
      await ask(tx, 'anon', 'stock', variant, 'asha@example.com');
      expect(await mails(tx)).toMatchObject([{ kind: 'alert/confirm', recipient: 'asha@example.com' }]);
      await tx.rows(`update public.alerts set status = 'waiting' where kind = 'price'`);
      await ask(tx, 'anon', 'stock', await createVariant(tx.rows, { stock: 0 }), 'asha@example.com');
      expect(await mails(tx)).toHaveLength(1);
    });
  });

  it('are seen and dropped by their owner alone', async () => {
    await inShop(async (tx) => {
      const [owner, stranger] = [await createUser(tx.rows), await createUser(tx.rows)];
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const variant = await createVariant(tx.rows, { stock: 0 });
      await ask(tx, owner, 'stock', variant);
      const [{ id } = {}] = await waitsFor(tx, owner);
      const read = 'select id, status from public.alerts';
      expect(await tx.as(owner, () => tx.rows(read))).toEqual([{ id, status: 'waiting' }]);
      for (const other of [stranger, admin]) {
        expect(await tx.as(other, () => tx.rows(read))).toEqual([]);
        expect(await tx.as(other, () => tx.value('select public.drop_alert($1)', [id]))).toEqual([]);
      }
      for (const caller of ['anon', owner] satisfies Caller[])
        expect(
          await tx.as(caller, () => tx.refusal('select email, confirm_hash from public.alerts')),
        ).toMatchObject({
          code: '42501',
        });
      expect(await tx.as('anon', () => tx.refusal('select public.get_alerts()'))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      expect(await waitsFor(tx, owner)).toHaveLength(1);
      expect(await tx.as(owner, () => tx.value('select public.drop_alert($1)', [id]))).toEqual([]);
      await setStock(tx, variant, 1);
      expect(await tell(tx)).toBe(0);
    });
  });

  it('forget after a month what does not wait', async () => {
    await inShop(async (tx) => {
      const variant = await createVariant(tx.rows, { stock: 0 });
      await ask(tx, 'anon', 'stock', variant, 'asha@example.com');
      await ask(tx, await createUser(tx.rows), 'stock', variant);
      await tx.rows(`update public.alerts set changed_at = now() - interval '31 days'`);
      await tell(tx);
      expect(await tx.rows('select status from public.alerts')).toEqual([{ status: 'waiting' }]);
    });
  });

  it('leave nobody waiting whom stock passed by while they asked', async () => {
    const run = async (sql: string, params?: unknown[]) => (await db().query(sql, params)).rows;
    const variant = await createVariant(run, { stock: 0 });
    const shoppers: TestUser[] = [];
    for (let i = 0; i < 12; i += 1) shoppers.push(await createUser(run));
    const restock = () => db().query('update public.product_variants set stock = 5 where id = $1', [variant]);
    const sweep = () => request(db(), 'service_role', 'select public.tell_alerts(100)', []);
    const answers = await Promise.all(
      shoppers.flatMap((user, i) => [
        request(db(), user, askSql, askArgs('stock', variant)),
        ...(i % 4 === 1 ? [sweep()] : []),
        ...(i === 6 ? [restock()] : []),
      ]),
    );
    expect(answers).toHaveLength(16);
    await sweep();
    expect(
      await run(`select 1 from public.alerts where variant_id = $1 and status = 'waiting'`, [variant]),
    ).toEqual([]);
    const told = await run(
      `select count(*)::integer as mails, count(distinct recipient)::integer as readers from private.outbox
       where payload ->> 'product_id' = $1`,
      [productOf(variant)],
    );
    expect(told[0]?.mails).toBe(told[0]?.readers);
    expect(told[0]?.mails).toBe(
      (
        await run(
          `select count(*)::integer as n from public.alerts where variant_id = $1 and status = 'told'`,
          [variant],
        )
      )[0]?.n,
    );
  });
});
