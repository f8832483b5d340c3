import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createStaff, createUser, createVariant, type TestUser } from './shopFixtures';

interface DeskPage {
  total: number;
  rows: Record<string, unknown>[];
  counts: Record<string, number>;
}

onOneEngine('mail delivery', (db) => {
  const inShop = (test: (tx: Transaction, shopper: TestUser, support: TestUser) => Promise<void>) =>
    rolledBack(db(), async (tx) =>
      test(tx, await createUser(tx.rows), await createStaff(tx.rows, 'support')),
    );
  let serial = 0;
  const send = (tx: Transaction, kind: string, recipient: string, payload: object = { code: 'secret' }) =>
    tx.rows('select private.send_mail($1, $2, $3::text::jsonb, $4)', [
      kind,
      recipient,
      JSON.stringify(payload),
      `test-${(serial += 1)}`,
    ]);
  const take = async (tx: Transaction) =>
    (await tx.as('service_role', () => tx.rows('select kind from public.take_mails(100)'))).map(
      ({ kind }) => kind,
    );
  const finish = (tx: Transaction, id: unknown, error: string | null) =>
    tx.as('service_role', () => tx.rows('select public.finish_mail($1, $2)', [id, error]));
  const happened = (tx: Transaction, reason: string, address: string, ago = '0 s') =>
    tx.as('service_role', () =>
      tx.value<string>(`select public.record_mail_event($1, $2, now() - $3::interval, 'no such user')`, [
        reason,
        address,
        ago,
      ]),
    );
  const standing = (tx: Transaction, by: TestUser) =>
    tx.as(by, () => tx.value<{ state: string }>('select public.get_mail_standing()'));
  const desk = (tx: Transaction, by: TestUser, state = 'failed', query = '') =>
    tx.as(by, () => tx.value<DeskPage>('select public.list_mails($1, $2)', [state, query]));
  const tokenOf = (tx: Transaction, kind: string) =>
    tx.value<string>(
      `select payload ->> 'token' from private.outbox where kind = $1 order by id desc limit 1`,
      [kind],
    );
  const confirmCheck = (tx: Transaction, token: string) =>
    tx.as('anon', () => tx.value('select public.confirm_mail_check($1)', [token]));

  it('sends nothing to an address that bounced, and says so to its owner and the staff alone', async () => {
    await inShop(async (tx, shopper, support) => {
      const stranger = await createUser(tx.rows);
      await send(tx, 'order/placed', shopper.email.toUpperCase());
      await send(tx, 'order/placed', stranger.email);
      expect(await happened(tx, 'bounced', `  ${shopper.email.toUpperCase()} `)).toBe('stopped');
      expect(await take(tx)).toEqual(['order/placed']);
      expect(await standing(tx, shopper)).toMatchObject({ state: 'bounced' });
      expect(await standing(tx, stranger)).toEqual({ state: 'well', at: null });
      expect(await tx.as('anon', () => tx.refusal('select public.get_mail_standing()'))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      const page = await desk(tx, support, 'held');
      expect(page).toMatchObject({ total: 1, counts: { held: 1, failed: 0, waiting: 1 } });
      expect(page.rows[0]).toMatchObject({ held: 'bounced', block: 'bounced', can_retry: false });
      expect(JSON.stringify(page)).not.toContain('secret');
      const seen = await tx.as(support, () =>
        tx.value<{ mail: object }>('select public.get_customer($1)', [shopper.id]),
      );
      expect(seen.mail).toMatchObject({ state: 'bounced' });
    });
  });

  it('sends nothing more to an address of which the mail server said that nobody is there', async () => {
    await inShop(async (tx, shopper, support) => {
      const gone = (id: unknown, isFinal: boolean, nobody: boolean) =>
        tx.as('service_role', () =>
          tx.rows(`select public.finish_mail($1, '550 5.1.1 no such user', $2, $3)`, [id, isFinal, nobody]),
        );
      const taken = async () =>
        (await tx.as('service_role', () => tx.rows('select id from public.take_mails(100)'))).map(
          ({ id }) => id,
        );
      await send(tx, 'order/placed', shopper.email);
      const [refused] = await taken();
      // That a letter is refused says nothing about where it was to go.
      await gone(refused, true, false);
      expect(await standing(tx, shopper)).toMatchObject({ state: 'well' });
      await send(tx, 'order/confirmed', shopper.email);
      const [bounced] = await taken();
      await gone(bounced, true, true);
      expect(await standing(tx, shopper)).toMatchObject({ state: 'bounced' });
      await send(tx, 'order/shipped', shopper.email);
      expect(await taken()).toEqual([]);
      expect((await desk(tx, support, 'held')).rows[0]).toMatchObject({ held: 'bounced', block: 'bounced' });
      expect(await tx.rows('select detail from private.mail_blocks')).toEqual([
        { detail: '550 5.1.1 no such user' },
      ]);
      // Another sender that comes late with the same mail has no say any more.
      await tx.as(support, () =>
        tx.rows(`select public.unblock_mails($1, 'They called us')`, [shopper.email]),
      );
      await gone(bounced, true, true);
      expect(await standing(tx, shopper)).toMatchObject({ state: 'well' });
    });
  });

  it('sends whoever complained what an order needs and nothing else, and takes back what they had agreed to', async () => {
    await inShop(async (tx, shopper) => {
      for (const choice of ['newsletter', 'occasions'])
        await tx.as(shopper, () =>
          tx.rows(`select public.set_mail_choice($1, true, '2026-11-01')`, [choice]),
        );
      await happened(tx, 'complained', shopper.email);
      for (const kind of [
        'alert/stock',
        'newsletter/confirm',
        'inquiry/contact',
        'order/shipped',
        'return/approved',
      ])
        await send(tx, kind, shopper.email);
      expect(await take(tx)).toEqual(['order/shipped', 'return/approved']);
      const choices = await tx.as(shopper, () => tx.rows('select wanted from public.get_mail_choices()'));
      expect(choices.map(({ wanted }) => wanted)).toEqual([false, false, false]);
      const ledger = await tx.as(shopper, () =>
        tx.rows('select purpose, source from public.get_my_consents() where not given'),
      );
      expect(ledger.map(({ purpose, source }) => `${String(purpose)} ${String(source)}`).sort()).toEqual([
        'alerts mail',
        'newsletter mail',
        'occasions mail',
      ]);
    });
  });

  it('hears each event once, and nothing older than what is known', async () => {
    await inShop(async (tx, shopper) => {
      expect(await happened(tx, 'bounced', shopper.email, '1 hour')).toBe('stopped');
      expect(await happened(tx, 'bounced', shopper.email, '1 hour')).toBe('old');
      // Nothing arrives there, whatever its owner thinks of it.
      expect(await happened(tx, 'complained', shopper.email, '30 minutes')).toBe('stopped');
      expect(await standing(tx, shopper)).toMatchObject({ state: 'bounced' });
      await tx.rows(`update auth.users set email_confirmed_at = now() where id = $1`, [shopper.id]);
      expect(await standing(tx, shopper)).toMatchObject({ state: 'well' });
      expect(await happened(tx, 'bounced', shopper.email, '1 minute')).toBe('old');
      await tx.rows(`update private.mail_blocks set lifted_at = lifted_at - interval '1 second'`);
      expect(await happened(tx, 'bounced', shopper.email)).toBe('stopped');
      for (const odd of ['', 'nobody', `${'a'.repeat(260)}@example.com`])
        expect(await happened(tx, 'bounced', odd)).toBe('ignored');
      expect(await happened(tx, 'opened', shopper.email)).toBe('ignored');
    });
  });

  it('is set right by the owner, through a mail that goes all the same', async () => {
    await inShop(async (tx, shopper) => {
      const ask = () => tx.as(shopper, () => tx.value('select public.ask_mail_check()'));
      expect(await ask()).toEqual({ outcome: 'well' });
      await happened(tx, 'bounced', shopper.email);
      expect(await ask()).toEqual({ outcome: 'sent' });
      expect(await take(tx)).toEqual(['account/check-address']);
      const token = await tokenOf(tx, 'account/check-address');
      expect(await confirmCheck(tx, 'guessed')).toEqual({ outcome: 'unknown' });
      expect(await confirmCheck(tx, '')).toEqual({ outcome: 'unknown' });
      expect(await standing(tx, shopper)).toMatchObject({ state: 'bounced' });
      await tx.rows(`update private.mail_blocks set confirm_sent_at = now() - interval '8 days'`);
      expect(await confirmCheck(tx, token)).toEqual({ outcome: 'unknown' });
      await tx.rows(`update private.mail_blocks set confirm_sent_at = now()`);
      expect(await confirmCheck(tx, token)).toEqual({ outcome: 'confirmed' });
      expect(await standing(tx, shopper)).toMatchObject({ state: 'well' });
      await ask();
      expect(await tx.as(shopper, () => tx.refusal('select public.ask_mail_check()'))).toMatchObject({
        hint: 'TOO_MANY_ATTEMPTS',
      });
    });
  });

  it('drops what strangers cause beyond its number, and lets what an order needs wait', async () => {
    await inShop(async (tx, shopper) => {
      for (let n = 0; n < 7; n += 1) await send(tx, 'newsletter/confirm', shopper.email);
      await send(tx, 'newsletter/confirm', 'another@example.com');
      expect(await take(tx)).toHaveLength(6);
      expect(
        await tx.rows(
          'select count(*)::int as n, held from private.outbox where failed_at is not null group by held',
        ),
      ).toEqual([{ n: 2, held: 'limit' }]);
      for (let n = 0; n < 62; n += 1) await send(tx, 'order/shipped', shopper.email);
      expect(await take(tx)).toHaveLength(60);
      const waits = `select ceil(extract(epoch from next_attempt_at - now()))::int as s from private.outbox
        where kind = 'order/shipped' and taken_at is null`;
      expect(await tx.rows(waits)).toEqual([{ s: 3600 }, { s: 3600 }]);
      // An hour later there is room, and a second try of the same mail takes none.
      await tx.rows(
        `update private.outbox set taken_at = taken_at - interval '1 hour', next_attempt_at = now()`,
      );
      expect(await take(tx)).toHaveLength(68);
    });
  });

  it('shows the staff what failed and why, tries it again and gives it up, and keeps gift cards', async () => {
    await inShop(async (tx, shopper, support) => {
      await send(tx, 'order/placed', shopper.email);
      await send(tx, 'gift-card/issued', shopper.email);
      const ids = (await tx.rows('select id from private.outbox order by id')).map(({ id }) => id);
      await tx.rows('update private.outbox set attempts = 7');
      for (const id of ids) await finish(tx, id, 'mailbox full');
      const page = await desk(tx, support, 'failed', shopper.email);
      expect(page.rows.map((row) => [row.kind, row.last_error, row.attempts, row.can_give_up])).toEqual([
        ['gift-card/issued', 'mailbox full', 8, false],
        ['order/placed', 'mailbox full', 8, true],
      ]);
      expect((await desk(tx, support, 'failed', 'elsewhere')).total).toBe(0);

      const call = (name: string, ...args: unknown[]) =>
        tx.as(support, () =>
          tx.value(`select public.${name}(${args.map((_, n) => `$${n + 1}`).join()})`, args),
        );
      const refused = (name: string, ...args: unknown[]) =>
        tx.as(support, () =>
          tx.refusal(`select public.${name}(${args.map((_, n) => `$${n + 1}`).join()})`, args),
        );
      expect(await call('retry_mail', ids[0])).toBe('waiting');
      expect(await take(tx)).toEqual(['order/placed']);
      expect(await refused('retry_mail', ids[0])).toMatchObject({ hint: 'INVALID_INPUT' });
      expect(await call('give_up_mail', ids[0])).toBe('given_up');
      expect(await refused('give_up_mail', ids[1])).toMatchObject({ hint: 'INVALID_INPUT' });
      expect(await refused('give_up_mail', 0)).toMatchObject({ hint: 'INVALID_INPUT' });

      await happened(tx, 'bounced', shopper.email);
      expect(await refused('retry_mail', ids[1])).toMatchObject({ hint: 'INVALID_INPUT' });
      expect(await refused('unblock_mails', shopper.email, '')).toMatchObject({ hint: 'INVALID_INPUT' });
      expect(await call('unblock_mails', shopper.email, 'Asked by phone')).toBe(true);
      expect(await call('unblock_mails', shopper.email, 'Asked by phone')).toBe(false);
      expect(await call('retry_mail', ids[1])).toBe('waiting');
      expect(
        await tx.rows(
          `select action, target = $1 as by_account from public.admin_actions where action like 'mail/%' order by id`,
          [shopper.id],
        ),
      ).toEqual([
        { action: 'mail/retried', by_account: false },
        { action: 'mail/given-up', by_account: false },
        { action: 'mail/unblocked', by_account: true },
        { action: 'mail/retried', by_account: false },
      ]);
      expect(await tx.rows('select payload from private.outbox where id = $1', [ids[0]])).toEqual([
        { payload: {} },
      ]);
    });
  });

  it('forgets after thirty days what mails said that were given up, but no gift card', async () => {
    await inShop(async (tx, shopper) => {
      for (const kind of ['order/placed', 'gift-card/issued', 'order/packed'])
        await send(tx, kind, shopper.email);
      await tx.rows(
        `update private.outbox set failed_at = now() - interval '31 days' where kind <> 'order/packed'`,
      );
      await tx.as('service_role', () => tx.rows('select public.forget_mails()'));
      expect(await tx.rows(`select kind from private.outbox where recipient <> '' order by id`)).toEqual([
        { kind: 'gift-card/issued' },
        { kind: 'order/packed' },
      ]);
    });
  });

  it('forgets after thirty days whom a mail that was sent went to, and sends it no second time', async () => {
    await inShop(async (tx) => {
      for (const [kind, email, days] of [
        ['newsletter/confirm', 'meera@example.com', 31],
        ['order/packed', 'ravi@example.com', 29],
      ] as const) {
        await send(tx, kind, email);
        await tx.rows(
          `update private.outbox set sent_at = now() - make_interval(days => $2) where kind = $1`,
          [kind, days],
        );
      }
      expect(await tx.as('service_role', () => tx.value('select public.forget_mails()'))).toBe(1);
      expect(await tx.rows('select kind, recipient from private.outbox order by id')).toEqual([
        { kind: 'newsletter/confirm', recipient: '' },
        { kind: 'order/packed', recipient: 'ravi@example.com' },
      ]);
      expect(await tx.rows('select id from public.take_mails(10)')).toEqual([]);
    });
  });

  it('ends alerts by the token of each of their mails, all of its reader’s at once', async () => {
    await inShop(async (tx) => {
      const pieces = [await createVariant(tx.rows), await createVariant(tx.rows)];
      for (const [n, variant] of pieces.entries())
        await tx.rows(
          `insert into public.alerts (kind, product_id, price, email, status, stop_hashes)
           select 'price', product_id, 1, 'asha@example.com', 'waiting', array[private.hash_token($2)]
           from public.product_variants where id = $1`,
          [variant, `token-${n}`],
        );
      const stop = (token: string) => tx.as('anon', () => tx.value('select public.stop_mails($1)', [token]));
      expect(await stop('another')).toMatchObject({ outcome: 'unknown' });
      const waiting = `select count(*)::int as n from public.alerts where status = 'waiting'`;
      expect(await tx.rows(waiting)).toEqual([{ n: 2 }]);
      expect(await stop('token-1')).toEqual({ outcome: 'unsubscribed', choice: 'alerts' });
      expect(await tx.rows(waiting)).toEqual([{ n: 0 }]);
    });
  });
});
