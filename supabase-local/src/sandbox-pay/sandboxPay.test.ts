import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalKeys } from '../localKeys';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

describe('The test payment provider', () => {
  let backend: TestBackend;
  let account: LocalKeys['payment'];
  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite' });
    const keys = await readFile(join(backend.dataDir, 'local-keys.json'), 'utf8');
    account = (JSON.parse(keys) as LocalKeys).payment;
  });
  afterAll(() => backend.stop());

  const api = async (method: string, path: string, body?: unknown, secret = account.keySecret) => {
    const response = await fetch(`${backend.url}/sandbox-pay/v1/${path}`, {
      method,
      headers: {
        authorization: `Basic ${btoa(`${account.keyId}:${secret}`)}`,
        'content-type': 'application/json',
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : text,
    };
  };
  const draft = (over: Record<string, unknown> = {}) => ({
    amount: 64_500,
    currency: 'INR',
    receipt: 'r-1',
    callback_url: 'http://merchant.example/back?shop=1',
    notes: { reference: 'TD"><b>1' },
    ...over,
  });
  const createOrder = async (over?: Record<string, unknown>) =>
    ((await api('POST', 'orders', draft(over))).body as { id: string }).id;
  const pay = async (order: string, outcome: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ method: 'upi', vpa: 'asha@okbank', ...fields, outcome });
    const response = await fetch(`${backend.url}/sandbox-pay/pay/${order}`, { method: 'POST', body });
    return { status: response.status, html: await response.text() };
  };
  const paymentsOf = async (order: string) =>
    ((await api('GET', `orders/${order}/payments`)).body as { items: Record<string, unknown>[] }).items;

  it('lets only its merchant use the API', async () => {
    expect((await api('POST', 'orders', draft(), 'guessed')).status).toBe(401);
    expect((await fetch(`${backend.url}/sandbox-pay/v1/orders`, { method: 'POST' })).status).toBe(401);
  });

  it.each([
    { amount: 99 },
    { amount: 100.5 },
    { amount: '64500' },
    { currency: 'USD' },
    { receipt: undefined },
    { receipt: 'r\u0000' },
    { notes: { reference: '\u0000' } },
    { expire_by: 'tomorrow' },
    { expire_by: 1e18 },
    { callback_url: 'javascript:alert(1)' },
    { callback_url: undefined },
  ])('refuses an order with %p', async (over) => {
    const { status, body } = await api('POST', 'orders', draft(over));
    expect([status, body]).toEqual([400, { error: expect.objectContaining({ code: 'BAD_REQUEST_ERROR' }) }]);
  });

  it('says on every page that it is a test, and lets nothing foreign onto it', async () => {
    const order = await createOrder();
    for (const path of [`pay/${order}`, 'pay/order_unknown', 'cards/cs_unknown']) {
      const response = await fetch(`${backend.url}/sandbox-pay/${path}`);
      const html = await response.text();
      expect(html).toContain('Test payment page');
      expect(html).not.toContain('<b>1');
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'self'; script-src 'self'/,
      );
    }
  });

  it('signs the way back over order and payment', async () => {
    const order = await createOrder();
    const { html } = await pay(order, 'success', { method: 'netbanking', bank: 'Axis Bank' });
    const link = new URL(/<a class="pay" href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'));
    const {
      shop,
      provider_order_id: back,
      provider_payment_id: payment,
      signature,
    } = Object.fromEntries(link.searchParams);
    expect([link.origin, shop, back]).toEqual(['http://merchant.example', '1', order]);
    expect(signature).toBe(
      createHmac('sha256', account.keySecret).update(`${order}|${payment}`).digest('hex'),
    );
    expect(await paymentsOf(order)).toEqual([
      expect.objectContaining({ id: payment, amount: 64_500, method: 'netbanking', status: 'captured' }),
    ]);
  });

  it.each([
    [
      { method: 'card', number: '4012 8888 8888 1881', expiry: '12/30', cvv: '123', name: 'A' },
      'Real cards are refused',
    ],
    [{ method: 'card', number: '4111111111111111', expiry: '13/30', cvv: '123', name: 'A' }, 'MM / YY'],
    [{ method: 'card', number: '4111111111111111', expiry: '12/20', cvv: '123', name: 'A' }, 'has expired'],
    [{ method: 'card', number: '4111111111111111', expiry: '12/30', cvv: '1', name: 'A' }, 'CVV'],
    [
      { method: 'card', number: '4111111111111111', expiry: '12/30', cvv: '123', name: ' ' },
      'name on the card',
    ],
    [{ method: 'netbanking', bank: 'Bank of Nowhere' }, 'choose a bank'],
    [{ method: 'upi', vpa: 'asha' }, 'UPI ID'],
  ])('asks again for %j', async (fields, message) => {
    const order = await createOrder();
    const { status, html } = await pay(order, 'success', fields);
    expect([status, html.includes(message)]).toEqual([422, true]);
    expect(await paymentsOf(order)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { method: 'card', number: '4000 0000 0000 0002', expiry: '12/30', cvv: '123', name: 'A' },
    { method: 'upi', vpa: 'asha@okfail' },
  ])('declines %j whatever is pressed', async (fields) => {
    const order = await createOrder();
    expect((await pay(order, 'success', fields)).html).toContain('Payment failed');
    expect(await paymentsOf(order)).toEqual([expect.objectContaining({ status: 'failed' })]);
  });

  it('charges an order once, also when two tabs pay at once and a bank answers late', async () => {
    const order = await createOrder();
    await pay(order, 'late');
    await Promise.all([pay(order, 'success'), pay(order, 'success'), pay(order, 'success')]);
    await fetch(`${backend.url}/sandbox-pay/test/orders/${order}/capture`, { method: 'POST' });
    const states = (await paymentsOf(order)).map(({ status }) => status).sort();
    expect(states).toEqual(['captured', 'failed']);
  });

  it('takes nothing after the merchant’s time', async () => {
    const order = await createOrder({ expire_by: Math.floor(Date.now() / 1000) - 1 });
    expect((await pay(order, 'success')).html).toContain('The time to pay is over');
    expect(await paymentsOf(order)).toEqual([]);
  });

  it('refunds in parts, once for a receipt, and never more than was paid', async () => {
    const order = await createOrder();
    await pay(order, 'success');
    const [{ id }] = (await paymentsOf(order)) as [{ id: string }];
    const refund = (amount: number, receipt: string) =>
      api('POST', `payments/${id}/refund`, { amount, receipt });
    const [one, again] = await Promise.all([refund(40_000, 'a'), refund(40_000, 'a')]);
    expect(again.body).toEqual(one.body);
    expect((await refund(40_000, 'b')).status).toBe(400);
    expect((await refund(24_500, 'c')).status).toBe(200);
    expect(await paymentsOf(order)).toEqual([expect.objectContaining({ status: 'refunded' })]);
    expect((await api('POST', 'payments/pay_unknown/refund', { amount: 1, receipt: 'd' })).status).toBe(404);
  });

  it('pays out to a UPI ID that exists, once for a reference', async () => {
    const payOut = (vpa: string, amount: number, reference: string) =>
      api('POST', 'payouts', { vpa, amount, reference_id: reference });
    const [one, again] = await Promise.all([
      payOut('asha@okbank', 59_000, 'refund-1'),
      payOut('asha@okbank', 59_000, 'refund-1'),
    ]);
    expect(one).toMatchObject({ status: 200, body: { vpa: 'asha@okbank', amount: 59_000 } });
    expect(again.body).toEqual(one.body);
    expect((await payOut('nobody@okfail', 59_000, 'refund-2')).status).toBe(400);
    expect((await payOut('asha@okbank', 99, 'refund-3')).status).toBe(400);
    expect(await backend.sql('select vpa, amount from sandbox_pay.payouts')).toEqual([
      { vpa: 'asha@okbank', amount: 59_000 },
    ]);
  });

  it('forgets a card of its customer alone, once or twice, and its way back brings it no more', async () => {
    const callback = 'http://merchant.example/back';
    const session = await api('POST', 'card_sessions', { customer: 'asha', callback_url: callback });
    const { id, url } = session.body as { id: string; url: string };
    const card = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123', name: 'Asha Rao' };
    await fetch(url, { method: 'POST', body: new URLSearchParams({ ...card, outcome: 'save' }) });
    const kept = async () =>
      ((await api('GET', `card_sessions/${id}`)).body as { card: { token: string } | null }).card;
    const { token } = (await kept())!;

    expect((await api('DELETE', `customers/asha/tokens/${token}`, undefined, 'guessed')).status).toBe(401);
    await api('DELETE', `customers/ravi/tokens/${token}`);
    expect(await kept()).toMatchObject({ token, last4: '1111' });
    for (const _time of ['first', 'second']) {
      const { status, body } = await api('DELETE', `customers/asha/tokens/${token}`);
      expect([status, body]).toEqual([200, { deleted: true }]);
      expect(await kept()).toBeNull();
    }
  });

  it('repeats a webhook until the shop takes it', async () => {
    const order = await createOrder();
    await backend.sql('alter function public.record_payment_event rename to record_payment_event_away');
    await pay(order, 'failure');
    const due = () =>
      backend.sql(
        'select attempts, delivered_at is not null as done from sandbox_pay.events where order_id = $1',
        [order],
      );
    await fetch(`${backend.url}/sandbox-pay/test/orders/${order}/webhooks`, { method: 'POST' });
    const [refused] = await due();
    expect(refused!.done).toBe(false);
    await backend.sql('alter function public.record_payment_event_away rename to record_payment_event');
    await fetch(`${backend.url}/sandbox-pay/test/orders/${order}/webhooks`, { method: 'POST' });
    expect(await due()).toEqual([{ attempts: 1, done: true }]);
  });
});
