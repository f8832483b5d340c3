import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, type TestUser } from './shopFixtures';

interface Entry {
  purpose: string;
  given: boolean;
  text_version: string;
  source: string;
  is_current: boolean;
}

onOneEngine('what people agree to', (db) => {
  const inShop = (test: (tx: Transaction, shopper: TestUser) => Promise<void>) =>
    rolledBack(db(), async (tx) => test(tx, await createUser(tx.rows)));
  const choose = (
    tx: Transaction,
    by: TestUser,
    choice: string | null,
    wanted: boolean | null,
    version = '2026-11-01',
  ) => tx.as(by, () => tx.value('select public.set_mail_choice($1, $2, $3)', [choice, wanted, version]));
  const choices = async (tx: Transaction, by: TestUser) => {
    const rows = await tx.as(by, () => tx.rows('select * from public.get_mail_choices()'));
    return Object.fromEntries(rows.map(({ choice, wanted }) => [choice, wanted]));
  };
  const ledger = async (tx: Transaction, by: TestUser, purpose: string) => {
    const rows = (await tx.as(by, () =>
      tx.rows('select * from public.get_my_consents()'),
    )) as unknown as Entry[];
    return rows
      .filter((row) => row.purpose === purpose)
      .map(({ given, text_version, source, is_current }) => [given, text_version, source, is_current]);
  };
  const send = (tx: Transaction, to: TestUser, key: string) =>
    tx.rows(`select private.send_optional_mail($1, 'alerts', 'test/alert', '{"piece":"tee"}', $2)`, [
      to.id,
      key,
    ]);
  const tokenOf = async (tx: Transaction, key: string) =>
    tx.value<string>(`select payload ->> 'stop_token' from private.outbox where dedupe_key = $1`, [key]);
  const stop = (tx: Transaction, token: string) =>
    tx.as('anon', () => tx.value('select public.stop_mails($1)', [token]));

  it('is kept line by line, with text, time and way, and the newest line counts', async () => {
    await inShop(async (tx, shopper) => {
      await tx.rows(`update public.shop_settings set terms_since = '2027-04-01'`);
      const stranger = await createUser(tx.rows);
      expect(await ledger(tx, stranger, 'terms')).toEqual([[true, '2027-04-01', 'sign_up', true]]);
      expect(await choices(tx, shopper)).toEqual({ newsletter: false, alerts: true, occasions: false });
      expect(await ledger(tx, shopper, 'terms')).toEqual([[true, '2026-11-01', 'sign_up', true]]);

      await choose(tx, shopper, 'occasions', true, '2027-01-01');
      // Pressed twice: nothing changed, so nothing is written.
      await choose(tx, shopper, 'occasions', true, '2027-01-01');
      await choose(tx, shopper, 'occasions', false);
      expect(await ledger(tx, shopper, 'occasions')).toEqual([
        [false, '', 'account', false],
        [true, '2027-01-01', 'account', false],
      ]);
      expect(await choices(tx, stranger)).toMatchObject({ occasions: false });
      expect(await ledger(tx, stranger, 'occasions')).toEqual([]);
    });
  });

  it('begins and ends the newsletter from the account, and its own links write the same ledger', async () => {
    await inShop(async (tx, shopper) => {
      await choose(tx, shopper, 'newsletter', true);
      expect(await choices(tx, shopper)).toMatchObject({ newsletter: true });
      const token = await tx.value<string>(
        `select payload ->> 'token' from private.outbox where kind = 'newsletter/welcome' and recipient = $1`,
        [shopper.email],
      );
      expect(await stop(tx, token)).toEqual({ outcome: 'unsubscribed', choice: 'newsletter' });
      expect(await choices(tx, shopper)).toMatchObject({ newsletter: false });
      await choose(tx, shopper, 'newsletter', true);
      await choose(tx, shopper, 'newsletter', false);
      expect(await ledger(tx, shopper, 'newsletter')).toEqual([
        [false, '', 'account', false],
        [true, '2026-11-01', 'account', false],
        [false, '', 'mail', false],
        [true, '2026-11-01', 'account', false],
      ]);
    });
  });

  it('of a reader without an account is in the ledger of the account that they open later', async () => {
    await inShop(async (tx, shopper) => {
      await tx.as('anon', () =>
        tx.rows(`select public.subscribe_newsletter($1, '2026-11-01', 60000)`, [shopper.email]),
      );
      expect(await ledger(tx, shopper, 'newsletter')).toEqual([]);
      const token = await tx.value<string>(
        `select payload ->> 'token' from private.outbox where kind = 'newsletter/confirm' and recipient = $1`,
        [shopper.email],
      );
      await tx.as('anon', () => tx.rows('select public.confirm_newsletter($1)', [token]));
      expect(await ledger(tx, shopper, 'newsletter')).toEqual([[true, '2026-11-01', 'form', true]]);
    });
  });

  it('to keep a card ends with the card', async () => {
    await inShop(async (tx, shopper) => {
      const card = await tx.value(
        `select public.save_card_token($1, 'tok', 'visa', '4242', 1, 2035, 'ASHA')`,
        [shopper.id],
      );
      expect(await ledger(tx, shopper, 'saved_card')).toEqual([[true, '2026-11-01', 'payment_page', true]]);
      await tx.as(shopper, () => tx.rows('select public.delete_card($1)', [card]));
      expect(await ledger(tx, shopper, 'saved_card')).toEqual([
        [false, '', 'account', false],
        [true, '2026-11-01', 'payment_page', false],
      ]);
    });
  });

  it('decides whether an optional mail is sent, and the link in it ends its kind without signing in', async () => {
    await inShop(async (tx, shopper) => {
      await send(tx, shopper, 'a');
      await send(tx, shopper, 'a');
      const token = await tokenOf(tx, 'a');
      expect(await tx.rows('select count(*)::int as stops from private.mail_stops')).toEqual([{ stops: 1 }]);
      expect(await stop(tx, 'guessed')).toEqual({ outcome: 'unknown', choice: 'newsletter' });
      for (const _ of ['first press', 'second press'])
        expect(await stop(tx, token)).toEqual({ outcome: 'unsubscribed', choice: 'alerts' });
      expect(await ledger(tx, shopper, 'alerts')).toEqual([[false, '', 'mail', false]]);
      await send(tx, shopper, 'b');
      expect(await tx.rows(`select from private.outbox where dedupe_key = 'b'`)).toEqual([]);
      await choose(tx, shopper, 'alerts', true);
      await send(tx, shopper, 'b');
      expect(await tokenOf(tx, 'b')).toMatch(/^[0-9a-f]{64}$/);
    });
  });

  it('is nobody else’s to read or to change, and no choice is invented', async () => {
    await inShop(async (tx, shopper) => {
      const ask = (sql: string, params: unknown[] = []) => tx.refusal(sql, params);
      for (const sql of ['select * from public.get_my_consents()', 'select * from public.get_mail_choices()'])
        expect(await tx.as('anon', () => ask(sql))).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
      const set = 'select public.set_mail_choice($1, $2, $3)';
      expect(await tx.as('anon', () => ask(set, ['alerts', false, '1']))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      for (const wrong of [
        ['terms', false, '1'],
        [null, true, '1'],
        ['alerts', null, '1'],
        ['alerts', true, 'x'],
      ])
        expect(await tx.as(shopper, () => ask(set, wrong))).toMatchObject({ hint: 'INVALID_FIELD' });
      for (const table of ['private.consent_entries', 'private.mail_stops'])
        expect(await tx.as(shopper, () => ask(`select * from ${table}`))).toMatchObject({ code: '42501' });
      expect(await ask('update private.consent_entries set given = false')).toMatchObject({ code: '42501' });
    });
  });
});
