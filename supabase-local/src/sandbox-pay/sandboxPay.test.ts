import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils';
import type { Database, Row } from '../db/database';
import { press, returnWay } from '../functions/testing/paymentSteps';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { deliverEvents } from './deliverEvents';
import { officialClient, readAccount, refusalOf } from './testing/officialClient';

/** Razorpay's own client, unmodified, is what the API is asked with; the pages as a browser asks them. */
describe('The test payment provider', () => {
  let backend: TestBackend;
  let account: Awaited<ReturnType<typeof readAccount>>;
  let client: Razorpay;
  beforeAll(async () => {
    backend = await startTestBackend();
    account = await readAccount(backend);
    client = officialClient(backend, account);
  });
  afterAll(() => backend.stop());

  const draft = (over: Record<string, unknown> = {}) =>
    ({
      ...{ amount: 64_500, currency: 'INR', receipt: 'r-1' },
      ...{ notes: { reference: 'TD"><b>1' }, ...over },
    }) as { amount: number; currency: string };
  const sent = (order: string, more: Record<string, string> = {}) => ({
    ...{ key_id: account.keyId, order_id: order, name: 'Shop', amount: '64500' },
    ...{ callback_url: 'http://merchant.example/back?shop=1', ...more },
  });
  const openPage = (fields: Record<string, string>) =>
    fetch(`${backend.url}/sandbox-pay/v1/checkout/embedded`, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) },
    });
  /** An order with its checkout open. */
  const createOrder = async (over?: Record<string, unknown>, more?: Record<string, string>) => {
    const { id } = await client.orders.create(draft(over));
    expect((await openPage(sent(id, more))).status).toBe(303);
    return id;
  };
  const pageOf = (order: string) => `${backend.url}/sandbox-pay/pay/${order}`;
  const pay = async (order: string, outcome: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ method: 'upi', vpa: 'asha@okbank', ...fields, outcome });
    const response = await fetch(pageOf(order), { method: 'POST', body });
    return { status: response.status, html: await response.text() };
  };
  const paymentsOf = async (order: string) =>
    (await client.orders.fetchPayments(order)).items as unknown as Record<string, unknown>[];
  /** A paid order and its payment. */
  const paid = async () => {
    const order = await createOrder();
    await pay(order, 'success');
    return { order, payment: String((await paymentsOf(order))[0]!.id) };
  };

  it('answers its merchant alone, in the shape of an error', async () => {
    const stranger = new Razorpay({ key_id: account.keyId, key_secret: 'guessed' });
    const { rq } = (stranger as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api;
    rq.defaults.baseURL = `${backend.url}/sandbox-pay`;
    const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed', metadata: {} };
    expect(await refusalOf(stranger.orders.all())).toMatchObject({ statusCode: 401, error });
    expect((await fetch(`${backend.url}/sandbox-pay/v1/orders`)).status).toBe(401);
    expect(await refusalOf(client.plans.all())).toMatchObject({
      statusCode: 400,
      error: { description: 'The requested URL was not found on the server.' },
    });
  });

  it.each([
    ['amount', { amount: 99 }],
    ['amount', { amount: 100.5 }],
    ['amount', { amount: '64500' }],
    ['currency', { currency: 'USD' }],
    ['receipt', { receipt: 'r'.repeat(41) }],
    ['notes', { notes: { long: 'x'.repeat(257) } }],
    ['payment', { payment: { capture: 'automatic', capture_options: { automatic_expiry_period: 5 } } }],
    [undefined, { receipt: 'r\u0000' }],
    [undefined, { notes: { reference: '\u0000' } }],
  ])('names the field %s of an order that it refuses: %j', async (field, over) => {
    const { statusCode, error } = await refusalOf(client.orders.create(draft(over)));
    expect([statusCode, error.code, error.field]).toEqual([400, 'BAD_REQUEST_ERROR', field]);
    if (field) expect(error).toMatchObject({ source: 'business', reason: 'input_validation_failed' });
  });

  it('takes an order from created over attempted to paid, and refunds it in parts', async () => {
    const created = await client.orders.create(draft());
    expect(created).toMatchObject({
      ...{ entity: 'order', amount: 64_500, amount_paid: 0, amount_due: 64_500, currency: 'INR' },
      ...{ receipt: 'r-1', status: 'created', attempts: 0, notes: { reference: 'TD"><b>1' } },
    });
    const { id: order } = created;
    await openPage(sent(order));
    await pay(order, 'failure');
    expect(await client.orders.fetch(order)).toMatchObject({ status: 'attempted', attempts: 1 });
    const { html } = await pay(order, 'success', {
      ...{ method: 'card', number: '5555 5555 5555 4444', expiry: '12/30', cvv: '123', name: 'Asha Rao' },
    });
    expect(await client.orders.fetch(order)).toMatchObject({
      ...{ status: 'paid', attempts: 2, amount_paid: 64_500, amount_due: 0 },
    });
    const back = returnWay(html);
    const { razorpay_payment_id: payment = '', razorpay_signature: signature = '' } = back.fields!;
    expect(back.url).toBe('http://merchant.example/back?shop=1');
    expect(
      validatePaymentVerification({ order_id: order, payment_id: payment }, signature, account.keySecret),
    ).toBe(true);
    expect(await client.payments.fetch(payment)).toMatchObject({
      ...{ entity: 'payment', order_id: order, amount: 64_500, status: 'captured', captured: true },
      ...{ method: 'card', amount_refunded: 0, refund_status: null },
      card: { last4: '4444', network: 'MasterCard', name: 'Asha Rao' },
    });
    expect((await paymentsOf(order)).map(({ status, error_reason: reason }) => [status, reason])).toEqual([
      ['captured', null],
      ['failed', 'payment_failed'],
    ]);

    const part = await client.payments.refund(payment, { amount: 40_000, receipt: 'a' });
    expect(part).toMatchObject({
      ...{ entity: 'refund', amount: 40_000, payment_id: payment, receipt: 'a', status: 'processed' },
    });
    expect(await client.payments.fetch(payment)).toMatchObject({
      ...{ status: 'captured', amount_refunded: 40_000, refund_status: 'partial' },
    });
    expect(await refusalOf(client.payments.refund(payment, { amount: 40_000 }))).toMatchObject({
      error: { description: 'The refund amount provided is greater than amount captured' },
    });
    // Without an amount, all that is left.
    expect(await client.payments.refund(payment, {})).toMatchObject({ amount: 24_500 });
    expect(await client.payments.fetch(payment)).toMatchObject({
      ...{ status: 'refunded', amount_refunded: 64_500, refund_status: 'full' },
    });
    expect(await refusalOf(client.payments.refund(payment, {}))).toMatchObject({
      error: { description: 'The payment has been fully refunded already' },
    });
    expect(await client.orders.fetch(order)).toMatchObject({ status: 'paid' });
    expect(await client.refunds.fetch(part.id)).toEqual(part);
    const refunds = await client.payments.fetchMultipleRefund(payment, { count: 1, skip: 1 });
    expect(refunds).toEqual({ entity: 'collection', count: 1, items: [part] });
  });

  it('captures what a bank has allowed, once and whole', async () => {
    const order = await createOrder({ payment: { capture: 'manual' } });
    await pay(order, 'success');
    const [allowed] = await paymentsOf(order);
    const id = String(allowed!.id);
    expect(allowed).toMatchObject({ status: 'authorized', captured: false });
    expect(await refusalOf(client.payments.refund(id, {}))).toMatchObject({ statusCode: 400 });
    expect(await refusalOf(client.payments.capture(id, 100, 'INR'))).toMatchObject({
      error: { description: 'Capture amount must be equal to the amount authorized.' },
    });
    expect(await client.payments.capture(id, 64_500, 'INR')).toMatchObject({ status: 'captured' });
    expect(await refusalOf(client.payments.capture(id, 64_500, 'INR'))).toMatchObject({
      ...{ statusCode: 400, error: { description: 'This payment has already been captured' } },
    });
  });

  it('gives lists in pages, from the newest, within a time', async () => {
    const first = await paid();
    const second = await paid();
    const ids = async (paging: object) => (await client.payments.all(paging)).items.map(({ id }) => id);
    expect(await ids({ count: 1 })).toEqual([second.payment]);
    expect(await ids({ count: 1, skip: 1 })).toEqual([first.payment]);
    const { created_at: at } = await client.payments.fetch(second.payment);
    expect(await ids({ from: at - 60, to: at, count: 2 })).toEqual([second.payment, first.payment]);
    expect(await ids({ from: at + 60, to: at + 120 })).toEqual([]);
    const { items } = await client.orders.all({ count: 2 });
    expect(items.map(({ id }) => id)).toEqual([second.order, first.order]);
    expect(await refusalOf(client.payments.all({ count: 101 }))).toMatchObject({ error: { field: 'count' } });
    expect(await refusalOf(client.payments.all({ from: 1 }))).toMatchObject({ error: { field: 'from' } });
  });

  it('knows a repeated refund by its key, and refuses another request under it', async () => {
    const { payment } = await paid();
    const refund = async (key: string, amount = 100) => {
      const response = await fetch(`${backend.url}/sandbox-pay/v1/payments/${payment}/refund`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${account.keyId}:${account.keySecret}`)}`,
          'x-refund-idempotency': key,
        },
        body: JSON.stringify({ amount }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const [one, again] = await Promise.all([refund('key-number-1'), refund('key-number-1')]);
    expect([one.status, again]).toEqual([200, one]);
    expect((await refund('key-number-1', 200)).status).toBe(409);
    expect((await refund('short')).status).toBe(400);
    expect(await client.payments.fetch(payment)).toMatchObject({ amount_refunded: 100 });
  });

  it('keeps customers once, and their cards as tokens that can be deleted', async () => {
    const details = { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' };
    const customer = await client.customers.create({ ...details, fail_existing: 1 });
    expect(customer).toMatchObject({ entity: 'customer', ...details });
    expect(await refusalOf(client.customers.create(details))).toMatchObject({
      ...{ statusCode: 400, error: { description: 'Customer already exists for the merchant' } },
    });
    expect(await client.customers.create({ ...details, fail_existing: 0 })).toEqual(customer);

    const { id: order } = await client.orders.create(draft({ amount: 100, payment: { capture: 'manual' } }));
    const opened = await openPage(
      sent(order, { amount: '100', customer_id: customer.id, method: 'card', save: '1' }),
    );
    const card = { number: '4111 1111 1111 1111', expiry: '12/30', cvv: '123', name: 'Asha Rao' };
    await press(opened.headers.get('location')!, 'save', card);
    const [payment] = await paymentsOf(order);
    expect(payment).toMatchObject({ status: 'authorized', customer_id: customer.id });
    const token = String(payment!.token_id);
    const { items } = await client.customers.fetchTokens(customer.id);
    expect(items).toEqual([
      expect.objectContaining({
        ...{ id: token, entity: 'token', method: 'card', expired_at: Date.UTC(2031, 0) / 1000 - 1 },
        card: expect.objectContaining({
          last4: '1111',
          network: 'Visa',
          expiry_month: 12,
          expiry_year: 2030,
        }),
      }),
    ]);
    expect(await client.customers.fetchToken(customer.id, token)).toEqual(items[0]);
    expect(await refusalOf(client.customers.deleteToken('cust_other', token))).toMatchObject({
      statusCode: 400,
    });
    expect(await client.customers.deleteToken(customer.id, token)).toEqual({ deleted: true });
    expect((await client.customers.fetchTokens(customer.id)).items).toEqual([]);
    expect(await refusalOf(client.customers.deleteToken(customer.id, token))).toMatchObject({
      error: { description: 'The id provided does not exist' },
    });
  });

  it('knows whose a UPI ID is, and pays out to one that exists, once for a key', async () => {
    expect(await client.payments.validateVpa({ vpa: 'asha.rao@okbank' })).toEqual({
      ...{ vpa: 'asha.rao@okbank', success: true, customer_name: 'Asha Rao' },
    });
    expect(await refusalOf(client.payments.validateVpa({ vpa: 'nobody@okfail' }))).toMatchObject({
      ...{ statusCode: 400, error: { field: 'vpa' } },
    });
    const payOut = async (address: string, amount: number, key: string) => {
      const response = await fetch(`${backend.url}/sandbox-pay/v1/payouts`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${account.keyId}:${account.keySecret}`)}`,
          'x-payout-idempotency': key,
        },
        body: JSON.stringify({
          ...{ account_number: '7878780080316316', amount, currency: 'INR', mode: 'UPI', purpose: 'refund' },
          fund_account: { account_type: 'vpa', vpa: { address }, contact: { name: 'Asha' } },
        }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const [one, again] = await Promise.all([
      payOut('asha@okbank', 59_000, 'refund-1'),
      payOut('asha@okbank', 59_000, 'refund-1'),
    ]);
    expect(one).toMatchObject({
      status: 200,
      body: { entity: 'payout', amount: 59_000, status: 'processed' },
    });
    expect(again).toEqual(one);
    expect((await payOut('nobody@okfail', 59_000, 'refund-2')).status).toBe(400);
    expect((await payOut('asha@okbank', 99, 'refund-3')).status).toBe(400);
    expect(await backend.sql('select vpa, amount from sandbox_pay.payouts')).toEqual([
      { vpa: 'asha@okbank', amount: 59_000 },
    ]);
  });

  it('opens no checkout of another merchant, another sum or a way back that is none', async () => {
    const { id } = await client.orders.create(draft());
    for (const [more, status] of [
      [{ key_id: 'rzp_test_other' }, 404],
      [{ order_id: 'order_unknown' }, 404],
      [{ amount: '100' }, 422],
      [{ callback_url: 'javascript:alert(1)' }, 422],
    ] as const)
      expect((await openPage({ ...sent(id), ...more })).status).toBe(status);
  });

  it('says on every page that it is a test, and lets nothing foreign onto it', async () => {
    const order = await createOrder();
    for (const path of [`pay/${order}`, 'pay/order_unknown', 'cards/order_unknown']) {
      const response = await fetch(`${backend.url}/sandbox-pay/${path}`);
      const html = await response.text();
      expect(html).toContain('Test payment page');
      expect(html).not.toContain('<b>1');
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'self'; script-src 'self'/,
      );
    }
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

  it('takes nothing after the merchant’s time, and lets a shopper leave', async () => {
    const order = await createOrder({}, { timeout: '600', cancel_url: 'http://merchant.example/left' });
    expect(returnWay((await pay(order, 'cancel')).html)).toEqual({ url: 'http://merchant.example/left' });
    await backend.sql('update sandbox_pay.orders set expire_by = now() where id = $1', [order]);
    expect((await pay(order, 'success')).html).toContain('The time to pay is over');
    expect(await paymentsOf(order)).toEqual([]);
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

  it('signs its webhooks so that the official client believes them', async () => {
    const [event] = await backend.sql(
      `select id, body from sandbox_pay.events where body like '%"order.paid"%' order by position limit 1`,
    );
    const body = JSON.parse(String(event!.body)) as Record<string, unknown>;
    expect(body).toMatchObject({
      ...{ entity: 'event', event: 'order.paid', contains: ['payment', 'order'] },
      payload: { payment: { entity: { status: 'captured' } }, order: { entity: { status: 'paid' } } },
    });
    const heard = new Promise<{ headers: Record<string, unknown>; text: string }>((resolve) => {
      const server = createServer((request, response) => {
        let text = '';
        request.on('data', (part) => (text += String(part)));
        request.on('end', () => {
          response.end();
          server.close();
          resolve({ headers: request.headers, text });
        });
      }).listen(0, () => {
        const { port } = server.address() as AddressInfo;
        const url = `http://127.0.0.1:${port}`;
        void deliverEvents(oneEvent(event!), {
          ...account,
          merchant: '',
          payoutAccount: '',
          webhookUrl: url,
        });
      });
    });
    const { headers, text } = await heard;
    const signature = String(headers['x-razorpay-signature']);
    expect(headers['x-razorpay-event-id']).toBe(event!.id);
    expect(Razorpay.validateWebhookSignature(text, signature, account.webhookSecret)).toBe(true);
    expect(Razorpay.validateWebhookSignature(`${text} `, signature, account.webhookSecret)).toBe(false);
    expect(signature).toBe(createHmac('sha256', account.webhookSecret).update(text).digest('hex'));
  });
});

/** Books in which this event alone is due. */
const oneEvent = (event: Row): Database =>
  ({
    query: (sql: string) => Promise.resolve({ rows: sql.includes('claimed') ? [event] : [] }),
  }) as unknown as Database;
