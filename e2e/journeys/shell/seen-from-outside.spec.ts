import { expect, test } from '../../fixtures';
import { firstPort } from '../../ports';
import { startTraceReceiver } from '../../steps/traceReceiver';
import { ask, isTracingBuilt, startWebServer } from './webServer';

test('what the web server does is seen in figures, lines and traces, and nobody is seen in them', async ({
  shop,
}) => {
  const port = String(firstPort('metrics'));
  const canTrace = isTracingBuilt();
  if (!canTrace) console.warn('TRACES ARE NOT TRIED: @opentelemetry/sdk-trace-node is not installed.');
  const traces = await startTraceReceiver();
  const web = await startWebServer({
    SUPABASE_URL: shop.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: shop.publishableKey,
    SHOP_SERVER_TOKEN: shop.serverToken,
    LOG_FORMAT: 'json',
    METRICS_PORT: port,
    ...(canTrace && { OTEL_EXPORTER_OTLP_ENDPOINT: traces.url, OTEL_BSP_SCHEDULE_DELAY: '50' }),
  });
  try {
    const id = 'journey-of-one-request';
    const [traceId, outside] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const home = await ask(web.url, '/', {
      headers: { 'x-request-id': id, traceparent: `00-${traceId}-${outside}-01` },
    });
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

    if (canTrace) {
      // One page: the answer within the proxy's trace, the render within the answer, what it asked within the render.
      const named = (name: string | RegExp) =>
        traces.spans.filter((span) => span.traceId === traceId && span.name.match(name));
      await expect.poll(() => named(/^GET page$/).length).toBe(1);
      const [answer] = named(/^GET page$/);
      const [render] = named(/^render mf-catalog$/);
      expect([answer?.parentSpanId, render?.parentSpanId]).toEqual([outside, answer?.spanId]);
      const asked = named(/^(GET|POST) \/rest\/v1\//);
      expect(asked.length).toBeGreaterThan(0);
      for (const { parentSpanId } of asked) expect([answer?.spanId, render?.spanId]).toContain(parentSpanId);
      expect(asked.some(({ parentSpanId }) => parentSpanId === render?.spanId)).toBe(true);
      expect(traces.text()).toContain(id);
      expect(traces.text()).not.toMatch(/asha|9876543210|TD20260412|203\.0\.113\.9|3f2b8c1e/i);
    }

    const figures = (await ask(`http://127.0.0.1:${port}`, '/metrics')).text;
    expect(figures).toMatch(/^shop_answers_total\{kind="page",method="GET",status="2xx"\} [1-9]/m);
    expect(figures).toMatch(/^shop_renders_total\{remote="mf-catalog",outcome="page"\} [1-9]/m);
    expect(figures).toMatch(/^shop_backend_answers 1$/m);
    for (const name of ['mails_waiting', 'payments_open', 'listing_pending', 'orders_placed'])
      expect(figures).toMatch(new RegExp(`^shop_${name} \\d+$`, 'm'));
    expect(figures).not.toMatch(/asha|TD20260412/i);
    expect((await ask(`http://127.0.0.1:${port}`, '/')).status).toBe(404);

    // What the collector does not take is lost; the server ends as it would.
    traces.refuse();
    await ask(web.url, '/healthz');
    await web.stop();
    expect(await web.ended).toBe(0);
  } finally {
    await web.stop();
    traces.stop();
  }
});
