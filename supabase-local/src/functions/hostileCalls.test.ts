import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalKeys } from '../localKeys';
import { onOneEngine } from '../testing/onEveryEngine';
import { rawRequest } from '../testing/rawRequest';
import {
  type Buyer,
  createBuyer,
  placeOrder,
  press,
  providerOrderOf,
  returnWay,
  startPayment,
  step,
  takeVariant,
} from './testing/paymentSteps';

const functionUrl = (name: string) => `/functions/v1/${name}`;

onOneEngine('Functions that are called wrongly', (backend) => {
  let buyer: Buyer;
  let token = '';
  let keys: LocalKeys;
  let page = '';

  beforeAll(async () => {
    buyer = await createBuyer(backend());
    token = (await buyer.client.auth.getSession()).data.session?.access_token ?? '';
    keys = JSON.parse(await readFile(join(backend().dataDir, 'local-keys.json'), 'utf8')) as LocalKeys;
    // Something is there that a call could change.
    const order = await placeOrder(buyer, await takeVariant(backend(), 5));
    page = await startPayment(buyer, order.payment_id);
  });

  const tables = [
    'public.orders',
    'public.payments',
    'public.payment_events',
    'public.refunds',
    'public.saved_cards',
    'public.saved_vpas',
    'private.outbox',
    'sandbox_pay.orders',
    'sandbox_pay.payments',
    'sandbox_pay.refunds',
    'sandbox_pay.events',
    'sandbox_pay.customers',
    'sandbox_pay.tokens',
  ];
  /** Every row that a call could add, change or remove. */
  const books = async () => {
    const texts = tables.map(
      (table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t)`,
    );
    const [row] = await backend().sql(`select array[${texts.join(', ')}] as state`);
    return row!.state;
  };
  const untilTold = async () => {
    const undelivered = 'select count(*)::int as count from sandbox_pay.events where delivered_at is null';
    while ((await backend().sql(undelivered))[0]?.count !== 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const known = () => ({ apikey: backend().publishableKey });
  const signedIn = () => ({ ...known(), authorization: `Bearer ${token}` });
  const signedWebhook = (body: string) =>
    rawRequest(backend().url, {
      ...{ method: 'POST', path: functionUrl('payments-webhook'), body },
      headers: {
        'x-razorpay-signature': createHmac('sha256', keys.payment.webhookSecret).update(body).digest('hex'),
      },
    });
  const errorOf = ({ status, text }: { status: number; text: string }) => {
    const { hint, ...body } = JSON.parse(text) as Record<string, unknown>;
    expect(body).toEqual({ code: `PT${status}`, message: expect.any(String), details: null });
    return [status, hint];
  };

  it('has books that its calls could change', async () => {
    const before = await books();
    const other = await placeOrder(buyer, await takeVariant(backend(), 5));
    await step(returnWay(await press(await startPayment(buyer, other.payment_id), 'success')));
    expect(await books()).not.toEqual(before);
    // The provider tells the shop of it by itself, which must not look like the work of a later call.
    await untilTold();
  });

  const ids = [
    '',
    '..',
    '.',
    '%00',
    '%2e%2e',
    '..%2f..',
    'order%2fx',
    'order%5cx',
    '%ff',
    '%ED%A0%80',
    'order%20x',
  ];
  it.each([...ids, 'constructor', '__proto__', '%F0%9F%92%A9', 'a'.repeat(100), 'a%3fb', 'a%23b', "x'--"])(
    'knows no payment %p, and asks the provider for none',
    async (id) => {
      const before = await books();
      const path = `${functionUrl('payments-callback')}?order=${id}`;
      expect(errorOf(await rawRequest(backend().url, { path }))).toEqual([404, 'UNKNOWN_PAYMENT']);
      const form = {
        ...{ method: 'POST', path },
        body: `razorpay_order_id=${id}&error[code]=BAD_REQUEST_ERROR`,
      };
      expect(errorOf(await rawRequest(backend().url, form))).toEqual([404, 'UNKNOWN_PAYMENT']);
      expect(await books()).toEqual(before);
    },
  );

  it.each(['?', '?order', '?cancelled=1', '?razorpay_order_id=order_1', '?%', '?%ff=%00'])(
    'knows no payment in %p',
    async (query) => {
      const path = functionUrl('payments-callback') + query;
      expect(errorOf(await rawRequest(backend().url, { path }))).toEqual([404, 'UNKNOWN_PAYMENT']);
    },
  );

  it.each(['constructor', '__proto__', '%00', '1&cancelled=x', 'a'.repeat(200)])(
    'takes %p for somebody who left, and goes nowhere else',
    async (code) => {
      const before = await books();
      const path = `${functionUrl('payments-callback')}?order=${providerOrderOf(page)}&cancelled=${code}`;
      const { status, headers } = await rawRequest(backend().url, { path });
      expect(status).toBe(303);
      expect(new URL(headers.location!).search).toBe('?outcome=cancelled');
      expect(await books()).toEqual(before);
    },
  );

  it('takes the first of two ids, as it is signed', async () => {
    const id = providerOrderOf(page);
    const twice = `?order=${id}&order=order_other`;
    expect((await rawRequest(backend().url, { path: functionUrl('payments-callback') + twice })).status).toBe(
      303,
    );
    const answer = await rawRequest(backend().url, {
      ...{ method: 'POST', path: functionUrl('payments-callback') + twice },
      body: 'razorpay_payment_id=pay_1&razorpay_signature=x',
    });
    expect(errorOf(answer)).toEqual([400, 'INVALID_SIGNATURE']);
  });

  it.each(['', '?order=..', '?order=%00', '?order=order_1&order=order_2', '?return_to=%ff'])(
    'takes no card from %p',
    async (query) => {
      const before = await books();
      const answer = await rawRequest(backend().url, { path: functionUrl('saved-card-callback') + query });
      expect(errorOf(answer)).toEqual([400, 'INVALID_SIGNATURE']);
      expect(await books()).toEqual(before);
    },
  );

  it('takes no card from a signed return that is of no order or payment', async () => {
    for (const id of ['..', '../payments', 'a/b', '\u0000']) {
      const signature = createHmac('sha256', keys.payment.keySecret).update(`${id}|pay_1`).digest('hex');
      const body = new URLSearchParams({ razorpay_payment_id: 'pay_1', razorpay_signature: signature });
      const path = `${functionUrl('saved-card-callback')}?order=${encodeURIComponent(id)}`;
      const answer = await rawRequest(backend().url, { method: 'POST', path, body: body.toString() });
      expect(errorOf(answer)).toEqual([400, 'INVALID_SIGNATURE']);
    }
    const signature = createHmac('sha256', keys.payment.keySecret).update('order_1|pay_none').digest('hex');
    const body = new URLSearchParams({ razorpay_payment_id: 'pay_none', razorpay_signature: signature });
    const path = `${functionUrl('saved-card-callback')}?order=order_1`;
    const { status, headers } = await rawRequest(backend().url, {
      method: 'POST',
      path,
      body: body.toString(),
    });
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/\?outcome=failed$/)]);
  });

  const payment = { id: 'pay_1', order_id: 'order_1', amount: 100, method: 'upi' };
  const event = (entity: unknown, more = {}) => ({
    event: 'payment.captured',
    payload: { payment: { entity }, ...more },
  });
  it.each<[unknown]>([
    [null],
    [[]],
    [7],
    [{ event: 'payment.captured' }],
    [{ event: 'payment.captured', payload: null }],
    [{ event: 'payment.captured', payload: { payment: [] } }],
    [event(null)],
    [event({})],
    [event({ ...payment, id: '..' })],
    [event({ ...payment, order_id: '\u0000' })],
    [event({ ...payment, order_id: 7 })],
    [event({ ...payment, amount: '100' })],
    [event({ ...payment, amount: 1.5 })],
    [event({ ...payment, amount: -100 })],
    [event({ ...payment, amount: 1e30 })],
    [event({ ...payment, error_description: {} })],
    [event({ ...payment, method: 7 })],
    [event({ ...payment, method: {} })],
    [event(payment, { refund: null })],
    [event(payment, { refund: { entity: { id: 'rfnd_1', payment_id: '..', amount: 100 } } })],
  ])('refuses the signed event %j', async (body) => {
    const before = await books();
    expect(errorOf(await signedWebhook(JSON.stringify(body)))).toEqual([400, 'INVALID_REQUEST']);
    expect(await books()).toEqual(before);
  });

  it('reads nothing of an event but what it keeps', async () => {
    for (const note of ['\u0000', '\ud800']) {
      const { status } = await signedWebhook(JSON.stringify(event({ ...payment, id: 'pay_noted', note })));
      expect(status).toBe(200);
    }
  });

  it('takes an event that names no way to pay', async () => {
    const { method: _none, ...bare } = payment;
    for (const entity of [
      { ...bare, id: 'pay_bare' },
      { ...bare, id: 'pay_null', method: null },
    ]) {
      const answer = await signedWebhook(JSON.stringify(event({ ...entity, order_id: 'order_of_nobody' })));
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { outcome: 'ignored' }]);
    }
  });

  it.each(['', '{', 'null', '\u0000', '{"event":'])('refuses the signed text %p', async (body) => {
    expect(errorOf(await signedWebhook(body))).toEqual([400, 'INVALID_REQUEST']);
  });

  it.each([{}, { event: null }, { event: 'constructor' }, { event: 'settlement.processed', payload: {} }])(
    'has nothing to do with the event %j',
    async (body) => {
      const answer = await signedWebhook(JSON.stringify(body));
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { outcome: 'ignored' }]);
    },
  );

  it.each(['payments-start', 'vpa-verify', 'saved-card-start'])(
    '%s takes a JSON object alone',
    async (name) => {
      const before = await books();
      for (const body of ['', '{', 'null', '[]', '7', '"a"', '\u0000', 'payment_id=1', 'a'.repeat(17_000)]) {
        const answer = await rawRequest(backend().url, {
          ...{ method: 'POST', path: functionUrl(name), body },
          headers: { ...signedIn(), 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect(errorOf(answer)).toEqual(body.length > 16_384 ? [413, 'TOO_LARGE'] : [400, 'INVALID_REQUEST']);
      }
      expect(await books()).toEqual(before);
    },
  );

  it.each([
    ['payments-start', 'payment_id', 'UNKNOWN_PAYMENT'],
    ['vpa-verify', 'vpa_id', 'UNKNOWN_VPA'],
  ])('%s knows no odd %s', async (name, field, hint) => {
    for (const value of [undefined, null, 7, {}, [], true, '', '\u0000', '\ud800', '..', 'a'.repeat(9000)]) {
      const answer = await rawRequest(backend().url, {
        ...{ method: 'POST', path: functionUrl(name), body: JSON.stringify({ [field]: value }) },
        headers: signedIn(),
      });
      expect(errorOf(answer)).toEqual([404, hint]);
    }
  });

  it('answers who may not call before any of the body has come', async () => {
    const chunked = { 'transfer-encoding': 'chunked' };
    const unfinished = (name: string, headers: Record<string, string>) =>
      rawRequest(backend().url, {
        ...{ method: 'POST', path: functionUrl(name), headers: { ...headers, ...chunked } },
        unfinished: true,
      });
    for (const name of ['payments-start', 'vpa-verify', 'saved-card-start', 'sweep']) {
      expect((await unfinished(name, {})).status).toBe(401);
      expect((await unfinished(name, { apikey: 'constructor' })).status).toBe(401);
      const forged = await unfinished(name, { ...known(), authorization: 'Bearer a.b.c' });
      expect(forged.status).toBe(401);
    }
    for (const name of ['vpa-verify', 'saved-card-start'])
      expect(errorOf(await unfinished(name, known()))).toEqual([401, 'SIGN_IN_REQUIRED']);
  });

  it.each(['payments-callback', 'payments-webhook'])('%s reads no more than it needs', async (name) => {
    const answer = await rawRequest(backend().url, {
      ...{ method: 'POST', path: functionUrl(name), body: 'a'.repeat(40_000), unfinished: true },
      headers: { 'transfer-encoding': 'chunked' },
    });
    expect(errorOf(answer)).toEqual([413, 'TOO_LARGE']);
  });
});
