import { onOneEngine } from '../testing/onEveryEngine';
import { rawRequest } from '../testing/rawRequest';

onOneEngine('Answers of the backend', (backend) => {
  const send = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
    rawRequest(backend().url, { path, method, headers: { apikey: backend().publishableKey, ...headers } });

  it.each([
    ['/health', 200],
    ['/rest/v1/products?select=id&limit=1', 200],
    ['/rest/v1/%ff', 404],
    ['/rest/v1/nothing', 404],
    ['/auth/v1/health', 200],
    ['/auth/v1/user', 401],
    ['/storage/v1/object/public/product-images/nothing.webp', 400],
    ['/storage/v1/bucket', 501],
    ['/functions/v1/payments-callback', 404],
    ['/functions/v1/nothing', 404],
    ['/mailbox', 200],
    ['/mailbox?to=%00', 200],
    ['/mailbox/1%00', 501],
    ['/mailbox.json', 200],
    ['/mailbox.json?to=%00', 200],
    ['/sandbox-pay/pay/order_unknown', 404],
    ['/sandbox-pay/pay/%00', 404],
    ['/sandbox-pay/cards/%00', 404],
    ['/sandbox-pay/v1/orders/x/payments', 401],
    ['/google/interaction/unknown', 400],
    ['/nothing', 501],
  ])('are not guessed at, kept, framed or run: %s', async (path, status) => {
    const answer = await send(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store'),
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    });
  });

  it.each(['capture', 'webhooks'])('know no order to %s', async (act) => {
    for (const id of ['%00', 'order_unknown'])
      expect((await send(`/sandbox-pay/test/orders/${id}/${act}`, 'POST')).status).toBe(404);
  });

  it('of the mailbox run no script of a mail', async () => {
    const [mail] = await backend().sql(
      `insert into supabase_local.mails (recipient, subject, html, plain_text)
       values ('a@example.com', '<script>alert(1)</script>', '<script>alert(2)</script>', '') returning id::int as id`,
    );
    const { headers, text } = await send(`/mailbox/${String(mail!.id)}`);
    expect(text).not.toContain('alert(1)</script>');
    expect(text).toContain('alert(2)');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('script-src');
  });
});
