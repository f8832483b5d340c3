import { type Caller, onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { setVisitorAddress } from './setVisitorAddress';
import { createUser } from './shopFixtures';

onOneEngine('the newsletter', (db) => {
  const subscribeSql = 'select public.subscribe_newsletter($1, $2, $3, $4) as answer';
  const subscribe = (tx: Transaction, email: string, elapsed: number | null = 4000, fax = '') =>
    tx.as('anon', () => tx.value(subscribeSql, [email, '2026-11-01', elapsed, fax]));
  const act = (tx: Transaction, rpc: string, token: string | null) =>
    tx.as('anon', () => tx.value<string>(`select public.${rpc}($1) ->> 'outcome'`, [token]));
  const mailed = (tx: Transaction) =>
    tx.rows(`select kind, recipient, payload ->> 'token' as token from private.outbox order by id`);
  const lastToken = async (tx: Transaction) => String((await mailed(tx)).at(-1)?.token);
  const rows = (tx: Transaction) => tx.rows('select email, status from public.newsletter_subscribers');

  it('writes only to who pressed the link, and stops at one press', async () => {
    await rolledBack(db(), async (tx) => {
      expect(await subscribe(tx, ' Asha@example.com ')).toEqual({ outcome: 'check_mail' });
      expect(await rows(tx)).toEqual([{ email: 'Asha@example.com', status: 'pending' }]);
      const token = await lastToken(tx);
      expect(token).toMatch(/^[0-9a-f]{64}$/);
      expect(await act(tx, 'confirm_newsletter', token)).toBe('confirmed');
      expect(await act(tx, 'confirm_newsletter', token)).toBe('confirmed');
      expect((await mailed(tx)).map(({ kind }) => kind)).toEqual([
        'newsletter/confirm',
        'newsletter/welcome',
      ]);
      const leave = await lastToken(tx);
      expect(await act(tx, 'unsubscribe_newsletter', leave)).toBe('unsubscribed');
      expect(await act(tx, 'unsubscribe_newsletter', leave)).toBe('unsubscribed');
      expect(await rows(tx)).toEqual([{ email: 'Asha@example.com', status: 'unsubscribed' }]);
      expect(await act(tx, 'confirm_newsletter', token)).toBe('unknown');
    });
  });

  it('lets somebody come back, and honours the link of an old letter then', async () => {
    await rolledBack(db(), async (tx) => {
      await subscribe(tx, 'asha@example.com');
      await act(tx, 'confirm_newsletter', await lastToken(tx));
      const oldLink = await lastToken(tx);
      await act(tx, 'unsubscribe_newsletter', oldLink);
      await tx.rows(`update public.newsletter_subscribers set confirm_sent_at = now() - interval '1 day'`);
      await subscribe(tx, 'ASHA@example.com');
      await act(tx, 'confirm_newsletter', await lastToken(tx));
      expect(await rows(tx)).toEqual([{ email: 'asha@example.com', status: 'confirmed' }]);
      expect(await act(tx, 'unsubscribe_newsletter', oldLink)).toBe('unsubscribed');
      expect(await rows(tx)).toEqual([{ email: 'asha@example.com', status: 'unsubscribed' }]);
    });
  });

  it('answers alike for new, waiting and confirmed addresses, and mails nobody twice in ten minutes', async () => {
    await rolledBack(db(), async (tx) => {
      const first = await subscribe(tx, 'asha@example.com');
      expect(await subscribe(tx, 'asha@example.com')).toEqual(first);
      expect(await mailed(tx)).toHaveLength(1);
      await act(tx, 'confirm_newsletter', await lastToken(tx));
      await tx.rows(`update public.newsletter_subscribers set confirm_sent_at = now() - interval '1 day'`);
      expect(await subscribe(tx, 'asha@example.com')).toEqual(first);
      expect(await mailed(tx)).toHaveLength(2);
      expect(await rows(tx)).toEqual([{ email: 'asha@example.com', status: 'confirmed' }]);
    });
  });

  it.each([null, '', 'nonsense', 'x'.repeat(1_000_000)])('knows no token like that', async (token) => {
    await rolledBack(db(), async (tx) => {
      await subscribe(tx, 'asha@example.com');
      expect(await act(tx, 'confirm_newsletter', token)).toBe('unknown');
      expect(await act(tx, 'unsubscribe_newsletter', token)).toBe('unknown');
      expect(await rows(tx)).toEqual([{ email: 'asha@example.com', status: 'pending' }]);
    });
  });

  it('forgets an unpressed link after seven days', async () => {
    await rolledBack(db(), async (tx) => {
      await subscribe(tx, 'asha@example.com');
      await tx.rows(`update public.newsletter_subscribers set confirm_sent_at = now() - interval '8 days'`);
      expect(await act(tx, 'confirm_newsletter', await lastToken(tx))).toBe('unknown');
    });
  });

  it('leaves what is known of who left as it is while a stranger types their address', async () => {
    await rolledBack(db(), async (tx) => {
      await subscribe(tx, 'asha@example.com');
      await act(tx, 'confirm_newsletter', await lastToken(tx));
      await act(tx, 'unsubscribe_newsletter', await lastToken(tx));
      await tx.rows(`update public.newsletter_subscribers set consented_at = now() - interval '9 days',
        confirm_sent_at = now() - interval '9 days', unsubscribed_at = now() - interval '8 days'`);
      const known = () =>
        tx.rows(
          'select status, consent_version, consented_at, unsubscribed_at from public.newsletter_subscribers',
        );
      const left = await known();
      await tx.as('anon', () => tx.value(subscribeSql, ['asha@example.com', '2027-01-01', 4000, '']));
      expect(await known()).toEqual(left);
      expect(await act(tx, 'confirm_newsletter', await lastToken(tx))).toBe('confirmed');
      expect(await known()).toEqual([
        {
          status: 'confirmed',
          consent_version: '2027-01-01',
          consented_at: await tx.value('select now()'),
          unsubscribed_at: null,
        },
      ]);
    });
  });

  it('forgets who never pressed after seven days and who left after thirty, whose old links still work', async () => {
    await rolledBack(db(), async (tx) => {
      const leave: Record<string, string> = {};
      for (const name of ['stays', 'left', 'left-with-account', 'left-lately']) {
        await subscribe(tx, `${name}@example.com`);
        await act(tx, 'confirm_newsletter', await lastToken(tx));
        leave[name] = await lastToken(tx);
        if (name !== 'stays') await act(tx, 'unsubscribe_newsletter', leave[name]);
      }
      const user = await createUser(tx.rows);
      await tx.rows(`update auth.users set email = 'left-with-account@example.com' where id = $1`, [user.id]);
      await subscribe(tx, 'never@example.com');
      await subscribe(tx, 'waits@example.com');
      await tx.rows(`update public.newsletter_subscribers set
        confirm_sent_at = now() - case when email like 'waits%' then interval '6 days' else interval '8 days' end,
        unsubscribed_at = unsubscribed_at - case when email like '%lately%' then interval '29 days' else interval '31 days' end`);
      const forget = () => tx.as('service_role', () => tx.value('select public.forget_contacts()'));
      expect(await forget()).toBe(3);
      expect(await forget()).toBe(0);
      expect(
        await tx.rows('select email from public.newsletter_subscribers where email is not null order by 1'),
      ).toEqual(['left-lately', 'stays', 'waits'].map((name) => ({ email: `${name}@example.com` })));
      expect(
        await tx.rows(
          'select distinct email from private.consent_entries where email is not null order by 1',
        ),
      ).toEqual(
        ['left-lately', 'left-with-account', 'stays'].map((name) => ({ email: `${name}@example.com` })),
      );
      expect(await act(tx, 'unsubscribe_newsletter', leave.left!)).toBe('unsubscribed');
      await subscribe(tx, 'left@example.com');
      expect(await act(tx, 'confirm_newsletter', await lastToken(tx))).toBe('confirmed');
    });
  });

  it('refuses what is no address, thanks machines without storing, and counts tries', async () => {
    await rolledBack(db(), async (tx) => {
      await setVisitorAddress(tx, '203.0.113.7');
      for (const email of ['', 'asha', 'a@b.c\nBcc: x@y.z', `${'x'.repeat(1_000_000)}@example.com`]) {
        const params = [email, '2026-11-01', 4000, ''];
        expect(await tx.as('anon', () => tx.refusal(subscribeSql, params))).toMatchObject({
          code: 'PT422',
          hint: 'INVALID_FIELD',
          detail: { field: 'email' },
        });
      }
      expect(await subscribe(tx, 'asha@example.com', 100)).toEqual({ outcome: 'check_mail' });
      expect(await subscribe(tx, 'asha@example.com', null)).toEqual({ outcome: 'check_mail' });
      expect(await subscribe(tx, 'asha@example.com', 4000, 'casino')).toEqual({ outcome: 'check_mail' });
      expect(await rows(tx)).toEqual([]);
      for (let sent = 0; sent < 10; sent += 1) await subscribe(tx, `asha${sent}@example.com`);
      expect(
        await tx.as('anon', () => tx.refusal(subscribeSql, ['asha@example.com', '2026-11-01', 4000, ''])),
      ).toMatchObject({ code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' });
    });
  });

  it('shows subscribers to admins alone, and hashes to nobody', async () => {
    await rolledBack(db(), async (tx) => {
      const stranger = await createUser(tx.rows);
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      await subscribe(tx, 'asha@example.com');
      const read = 'select email, status, consent_version, consented_at from public.newsletter_subscribers';
      expect(await tx.as(admin, () => tx.rows(read))).toHaveLength(1);
      expect(await tx.as(stranger, () => tx.rows(read))).toEqual([]);
      expect(await tx.as('anon', () => tx.refusal(read))).toMatchObject({ code: '42501' });
      for (const caller of ['anon', stranger, admin] satisfies Caller[]) {
        const hash = 'select confirm_hash from public.newsletter_subscribers';
        expect(await tx.as(caller, () => tx.refusal(hash))).toMatchObject({ code: '42501' });
      }
    });
  });
});
