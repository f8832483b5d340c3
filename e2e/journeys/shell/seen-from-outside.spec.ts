import { expect, test } from '../../fixtures';
import { ask, startWebServer } from './webServer';

test('what the web server does is seen in figures and lines, and nobody is seen in them', async ({
  shop,
}) => {
  const port = String(47_000 + (process.pid % 1000));
  const web = await startWebServer({
    SUPABASE_URL: shop.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
    SHOP_SERVER_TOKEN: shop.serverToken,
    LOG_FORMAT: 'json',
    METRICS_PORT: port,
  });
  try {
    const id = 'journey-of-one-request';
    const home = await ask(web.url, '/', { headers: { 'x-request-id': id } });
    expect(home).toMatchObject({ status: 200, headers: { 'x-request-id': id } });
    await ask(web.url, '/search?q=asha%40example.in+9876543210');
    await ask(web.url, '/orders/TD20260412?email=asha%40example.in', { headers: { cookie: 'name=Asha' } });
    await ask(web.url, '/auth/callback?code=3f2b8c1e-4a55-4c8e-9d39-9f3f1c2d7a10');
    await ask(web.url, '/nobody/asha@example.in', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    // A server that tells its visitors would be asked by them.
    expect((await ask(web.url, '/metrics')).text).not.toContain('shop_answers_total');

    const lines = web.log().trim().split('\n');
    const answered = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answered.filter(({ request }) => request === id)).toMatchObject([
      { level: 'info', message: 'answered', method: 'GET', path: '/', status: 200, kind: 'page' },
    ]);
    expect(answered.filter(({ message }) => message === 'answered').length).toBeGreaterThanOrEqual(6);
    expect(web.log()).not.toMatch(/asha|9876543210|TD20260412|203\.0\.113\.9|3f2b8c1e/i);

    const figures = (await ask(`http://127.0.0.1:${port}`, '/metrics')).text;
    expect(figures).toMatch(/^shop_answers_total\{kind="page",method="GET",status="2xx"\} [1-9]/m);
    expect(figures).toMatch(/^shop_renders_total\{remote="mf-catalog",outcome="page"\} [1-9]/m);
    expect(figures).toMatch(/^shop_backend_answers 1$/m);
    for (const name of ['mails_waiting', 'payments_open', 'listing_pending', 'orders_placed'])
      expect(figures).toMatch(new RegExp(`^shop_${name} \\d+$`, 'm'));
    expect(figures).not.toMatch(/asha|TD20260412/i);
    expect((await ask(`http://127.0.0.1:${port}`, '/')).status).toBe(404);
  } finally {
    await web.stop();
  }
});
