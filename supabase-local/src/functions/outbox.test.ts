import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signMailEvent } from '@shop/supabase/functions';
import type { LocalKeys } from '../localKeys';
import { onOneEngine } from '../testing/onEveryEngine';
import { newAddress } from '../testing/testClient';
import { sweep } from './testing/paymentSteps';

onOneEngine('The outbox', (backend) => {
  const queue = (kind: string, recipient: string, payload: unknown = {}) =>
    backend().sql('select private.send_mail($1, $2, $3::jsonb, $2)', [
      kind,
      recipient,
      JSON.stringify(payload),
    ]);
  /** By its key, which is the address: the column of the address may be emptied once the mail is sent. */
  const stateOf = async (recipient: string) =>
    (
      await backend().sql(
        `select attempts, sent_at is not null as sent, last_error, next_attempt_at > now() as waits, payload
         from private.outbox where dedupe_key = $1`,
        [recipient],
      )
    )[0];
  const giftCard = { code: 'TDGC-0000-1111-2222-3333', amount: 500, sender_name: 'Ravi', message: '' };

  it('sends a mail once when two sweeps run at once, and forgets its secret', async () => {
    const recipient = newAddress('gift');
    await queue('gift-card/issued', recipient, giftCard);
    await Promise.all([sweep(backend()), sweep(backend()), sweep(backend())]);
    const mails = await backend().mailbox(recipient);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ravi sent you a Tota Darzi gift card']);
    expect(await stateOf(recipient)).toMatchObject({ attempts: 1, sent: true, payload: {} });
  });

  it('gives a mail that nobody has written back, and sends the others', async () => {
    const [odd, even] = [newAddress('odd'), newAddress('even')];
    await queue('order/teleported', odd);
    await queue('gift-card/issued', even, giftCard);
    expect((await sweep(backend())).status).toBe(200);
    expect(await stateOf(odd)).toMatchObject({
      attempts: 1,
      sent: false,
      waits: true,
      last_error: 'No mail of the kind order/teleported has been written.',
    });
    expect(await backend().mailbox(even)).toHaveLength(1);
  });

  it('ends a kind of mail when a mail program presses its button, and not when it looks', async () => {
    const recipient = newAddress('quiet');
    const [user] = await backend().sql('insert into auth.users (email) values ($1) returning id', [
      recipient,
    ]);
    await backend().sql(`select private.record_consent($1, 'occasions', true, '2026-11-01', 'account')`, [
      user?.id,
    ]);
    await backend().sql(
      `select private.send_optional_mail($1, 'occasions', 'account/occasion', '{"amount": 50, "years": 1}', $2)`,
      [user?.id, recipient],
    );
    await sweep(backend());
    const [mail] = await backend().mailbox(recipient);
    const token = /stop-mails\?token=(\w+)/.exec(mail?.text ?? '')?.[1];
    const button = (method: string, of = token) =>
      fetch(`${backend().url}/functions/v1/stop-mails?token=${of}`, {
        ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
        method,
        redirect: 'manual',
      });
    const wanted = async () =>
      (await backend().sql(`select private.wants_mail($1, 'occasions') as wanted`, [user?.id]))[0]?.wanted;
    const looked = await button('GET');
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/stop-mails?token=${token}`,
    ]);
    expect((await button('POST', 'guessed')).status).toBe(404);
    expect(await wanted()).toBe(true);
    expect((await button('POST')).status).toBe(200);
    expect(await wanted()).toBe(false);
  });

  it('hears that an address bounced, and tries nothing there any more', async () => {
    const recipient = newAddress('gone');
    const { mailWebhookSecret: secret } = JSON.parse(
      await readFile(join(backend().dataDir, 'local-keys.json'), 'utf8'),
    ) as LocalKeys;
    const body = JSON.stringify({
      type: 'email.bounced',
      created_at: new Date().toISOString(),
      data: { to: [recipient], bounce: { type: 'Permanent', message: 'no such user' } },
    });
    const tell = async (by: string) => {
      const time = String(Math.floor(Date.now() / 1000));
      const signature = `v1,${await signMailEvent(`msg_1.${time}.${body}`, by)}`;
      const headers = { 'svix-id': 'msg_1', 'svix-timestamp': time, 'svix-signature': signature };
      return fetch(`${backend().url}/functions/v1/mail-events`, { method: 'POST', body, headers });
    };
    expect((await tell(`whsec_${btoa('guessed')}`)).status).toBe(401);
    expect(await (await tell(secret)).json()).toEqual({ outcomes: ['stopped'] });
    await queue('gift-card/issued', recipient, giftCard);
    await sweep(backend());
    expect(await backend().mailbox(recipient)).toEqual([]);
    expect(await stateOf(recipient)).toMatchObject({ attempts: 0, sent: false, last_error: null });
  });

  it('sweeps for the secret key alone', async () => {
    const recipient = newAddress('waiting');
    await queue('gift-card/issued', recipient, giftCard);
    expect((await sweep(backend(), backend().publishableKey)).status).toBe(401);
    expect((await sweep(backend(), 'sb_secret_guessed')).status).toBe(401);
    expect(await stateOf(recipient)).toMatchObject({ attempts: 0 });
  });

  it('goes on with the rest when one part fails, and says which', async () => {
    await backend().sql('alter function public.expire_orders() rename to expire_orders_away');
    const recipient = newAddress('patient');
    await queue('gift-card/issued', recipient, giftCard);
    const response = await sweep(backend());
    await backend().sql('alter function public.expire_orders_away() rename to expire_orders');
    expect(response.status).toBe(500);
    const { errors } = (await response.json()) as { errors: string[] };
    expect(errors).toEqual([expect.stringContaining('expired: expire_orders failed')]);
    expect(await backend().mailbox(recipient)).toHaveLength(1);
  });
});
