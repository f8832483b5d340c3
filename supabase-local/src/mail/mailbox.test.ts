import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient, linkInMail, newAddress } from '../testing/testClient';

describe('the mailbox', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ authRateLimits: 'on' });
  });
  afterAll(() => backend.stop());

  const read = async (path: string) => {
    const response = await fetch(backend.url + path);
    return { status: response.status, text: await response.text() };
  };

  it('lists mails by address and shows one with a link to follow', async () => {
    const email = newAddress();
    const other = newAddress();
    for (const address of [email, other]) {
      await createTestClient(backend).auth.signUp({ email: address, password: 'first-secret' });
    }
    const list = await read(`/mailbox?to=${encodeURIComponent(email.toUpperCase())}`);
    expect(list.text).toContain(`to ${email}`);
    expect(list.text).not.toContain(`to ${other}`);
    expect((await read('/mailbox')).text).toContain(`to ${other}`);

    const [mail] = await backend.mailbox(email);
    const shown = await read(`/mailbox/${mail!.id}`);
    const link = await linkInMail(backend, email);
    expect(shown.text).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(mail!.text).toContain('Tota Darzi');
  });

  it('says so when there is no such mail', async () => {
    expect((await read('/mailbox/999999')).status).toBe(404);
    expect((await read('/mailbox?to=nobody@example.com')).text).toContain('No mail yet');
  });

  it('shows an odd filter as text', async () => {
    const { text } = await read(`/mailbox?to=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(text).not.toContain('<script>');
  });

  it('keeps the last 500', async () => {
    const insert = `insert into supabase_local.mails (recipient, subject, html, plain_text)
      select 'many@example.com', 'Mail ' || n, '', '' from generate_series(1, 600) n`;
    await backend.sql(insert);
    await createTestClient(backend).auth.resetPasswordForEmail('shopper@example.com');
    const [{ n }] = (await backend.sql('select count(*)::int as n from supabase_local.mails')) as [
      { n: number },
    ];
    expect(n).toBe(500);
  });

  it('cannot be read through the data API or by another site', async () => {
    const { error } = await createTestClient(backend).from('mails').select();
    expect(error?.code).toBe('PGRST205');
    const foreign = await fetch(`${backend.url}/mailbox.json`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('gets one mail a minute for the same address, known or not', async () => {
    for (const email of ['admin@example.com', newAddress('nobody')]) {
      expect((await createTestClient(backend).auth.resetPasswordForEmail(email)).error).toBeNull();
      const { error } = await createTestClient(backend).auth.resetPasswordForEmail(email);
      expect(error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      });
    }
  });
});
