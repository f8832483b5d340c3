import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalKeys } from '../localKeys';
import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient } from '../testing/testClient';
import {
  type Buyer,
  createBuyer,
  placeOrder,
  press,
  providerOrderOf,
  returnWay,
  setStock,
  startPayment,
  stateOf,
  step,
  stockOf,
  sweep,
  takeVariant,
} from './testing/paymentSteps';

const shop = 'http://localhost:3000';

onOneEngine('Paying online', (backend) => {
  let buyer: Buyer;
  let keys: LocalKeys;
  beforeAll(async () => {
    buyer = await createBuyer(backend());
    keys = JSON.parse(await readFile(join(backend().dataDir, 'local-keys.json'), 'utf8')) as LocalKeys;
  });

  async function begin(stock = 5) {
    const variant = await takeVariant(backend(), stock);
    const order = await placeOrder(buyer, variant);
    const page = await startPayment(buyer, order.payment_id);
    return { variant, order, page };
  }

  /** Sends a webhook as the provider would, or as somebody who pretends to be. */
  function webhook(
    event: string,
    payment: Record<string, unknown>,
    { secret = keys.payment.webhookSecret, addedOnTheWay = '' } = {},
  ) {
    const body = JSON.stringify({ event, payload: { payment: { entity: payment } } });
    return fetch(`${backend().url}/functions/v1/payments-webhook`, {
      method: 'POST',
      headers: { 'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex') },
      body: body + addedOnTheWay,
    });
  }
  const resendWebhooks = (page: string) =>
    fetch(`${backend().url}/sandbox-pay/test/orders/${providerOrderOf(page)}/webhooks`, { method: 'POST' });
  const captureNow = (page: string) =>
    fetch(`${backend().url}/sandbox-pay/test/orders/${providerOrderOf(page)}/capture`, { method: 'POST' });
  const expire = async (orderId: string) => {
    await backend().sql("update public.orders set expires_at = now() - interval '1 second' where id = $1", [
      orderId,
    ]);
    expect((await sweep(backend())).status).toBe(200);
  };

  it('places the order when the browser returns, and shows the same page when started twice', async () => {
    const { variant, order, page } = await begin();
    expect(await startPayment(buyer, order.payment_id)).toBe(page);
    expect(await stateOf(backend(), order)).toBe('pending_payment created');
    const html = await (await fetch(page)).text();
    expect(html).toContain(order.number);
    expect(html).toContain('Test payment page');

    const back = returnWay(await press(page, 'success'));
    expect(await step(back)).toEqual({ status: 303, location: `${shop}/checkout/placed/${order.number}` });
    expect(await stateOf(backend(), order)).toBe('placed captured');
    expect(await stockOf(backend(), variant)).toBe(4);
    // Opened again, the link leads to the same place and changes nothing.
    expect((await step(back)).location).toContain('/checkout/placed/');
    expect(returnWay(await (await fetch(page)).text())).toEqual(back);
  });

  it('places the order by webhook alone when the browser was closed, however often it comes', async () => {
    const { order, page } = await begin();
    await press(page, 'close', {
      method: 'card',
      number: '4111 1111 1111 1111',
      expiry: '12 / 30',
      cvv: '123',
      name: 'Asha',
    });
    await resendWebhooks(page);
    await resendWebhooks(page);
    expect(await stateOf(backend(), order)).toBe('placed captured');
    const events = await backend().sql(
      'select type, outcome from public.payment_events where provider_order_id = $1 order by type',
      [providerOrderOf(page)],
    );
    expect(events).toEqual([
      // Events may overtake each other; then there is nothing left to apply.
      { type: 'payment.authorized', outcome: expect.stringMatching(/^(applied|ignored)$/) as string },
      { type: 'payment.captured', outcome: 'applied' },
    ]);
  });

  it('keeps of what the provider tells nothing that says who paid, for those words are never changed', async () => {
    const { order, page } = await begin();
    await press(page, 'close', { method: 'upi', vpa: 'asha.pays@okbank' });
    await resendWebhooks(page);
    expect(await stateOf(backend(), order)).toBe('placed captured');
    const events = await backend().sql(
      `select e.payload, p.provider_payment_id as id from public.payment_events e
       join public.payments p on p.id = e.payment_id where e.provider_order_id = $1 and e.type = 'payment.captured'`,
      [providerOrderOf(page)],
    );
    expect(events).toEqual([
      {
        id: expect.stringMatching(/^pay_/) as string,
        payload: {
          payment: {
            id: events[0]?.id,
            status: 'captured',
            amount: order.amount_due * 100,
            error_description: null,
          },
        },
      },
    ]);
  });

  it('finds a payment whose webhook and browser both got lost', async () => {
    const { order, page } = await begin();
    // The provider's list has been read a moment ago.
    await sweep(backend());
    // In the provider's books alone: no webhook, no return.
    await backend().sql(
      `insert into sandbox_pay.payments (id, order_id, method, status, instrument) values ($1, $2, 'upi', 'captured', 'a UPI app')`,
      [`pay_lost_${order.number}`, providerOrderOf(page)],
    );
    const begunAt = (moment: string) =>
      backend().sql(`update public.payments set created_at = ${moment} where id = $1`, [order.payment_id]);
    // However long the sweep takes to begin, it is too young to be asked about.
    await begunAt("now() + interval '10 minutes'");
    await sweep(backend());
    expect(await stateOf(backend(), order)).toBe('pending_payment created');
    await begunAt("now() - interval '31 seconds'");
    await sweep(backend());
    expect(await stateOf(backend(), order)).toBe('placed captured');
  });

  it('keeps the order open after a failure and a cancelled page, and takes the next attempt', async () => {
    const { order, page } = await begin();
    const unpaid = `${shop}/checkout/payment/${order.number}?outcome=`;
    expect((await step(returnWay(await press(page, 'failure')))).location).toBe(`${unpaid}failed`);
    expect(await stateOf(backend(), order)).toBe('pending_payment failed');
    expect((await step(returnWay(await press(page, 'cancel')))).location).toBe(`${unpaid}cancelled`);
    expect(await stateOf(backend(), order)).toBe('pending_payment failed');
    expect(await startPayment(buyer, order.payment_id)).toBe(page);
    await step(returnWay(await press(page, 'success', { method: 'netbanking', bank: 'Axis Bank' })));
    expect(await stateOf(backend(), order)).toBe('placed captured');
  });

  it('takes late money for an expired order while the piece is there', async () => {
    const { variant, order, page } = await begin(1);
    const late = await press(page, 'late');
    expect((await step(returnWay(late))).location).toContain('outcome=pending');
    await expire(order.order_id);
    expect(await stateOf(backend(), order)).toBe('expired created');
    expect(await stockOf(backend(), variant)).toBe(1);
    await captureNow(page);
    expect(await stateOf(backend(), order)).toBe('placed captured');
    expect(await stockOf(backend(), variant)).toBe(0);
  });

  it('sends late money back, once, when the piece has gone, and says so', async () => {
    const { variant, order, page } = await begin(1);
    await press(page, 'late');
    await expire(order.order_id);
    await setStock(backend(), variant, 0);
    await captureNow(page);
    expect(await stateOf(backend(), order)).toBe('expired captured pending');
    await Promise.all([sweep(backend()), sweep(backend())]);
    expect(await stateOf(backend(), order)).toBe('expired refunded settled');
    await resendWebhooks(page);
    const refunds = await backend().sql(
      `select r.amount from sandbox_pay.refunds r join sandbox_pay.payments p on p.id = r.payment_id where p.order_id = $1`,
      [providerOrderOf(page)],
    );
    expect(refunds).toEqual([{ amount: order.amount_due * 100 }]);
    const subjects = (await backend().mailbox(buyer.email)).map(({ subject }) => subject);
    expect(subjects).toContain(`Your money for order ${order.number} is on its way back`);
  });

  it('sends cash back to the UPI ID that the bank has confirmed, once', async () => {
    const order = await placeOrder(buyer, await takeVariant(backend(), 1), 'cod');
    await backend().sql(`update public.payments set state = 'collected' where order_id = $1`, [
      order.order_id,
    ]);
    await backend().sql(
      `insert into public.saved_vpas (user_id, vpa, state) values ($1, 'asha@okbank', 'verified')`,
      [buyer.userId],
    );
    await backend().sql(`select private.pay_back($1, 100, 'return')`, [order.order_id]);
    await Promise.all([sweep(backend()), sweep(backend())]);
    expect(await stateOf(backend(), order)).toBe('placed collected settled');
    const payouts = await backend().sql(
      `select p.vpa, p.amount from sandbox_pay.payouts p join public.refunds r on r.id::text = p.reference
       join public.payments y on y.id = r.payment_id where y.order_id = $1`,
      [order.order_id],
    );
    expect(payouts).toEqual([{ vpa: 'asha@okbank', amount: 10_000 }]);
  });

  it('brings who paid a moment too late to the page that says so', async () => {
    const { variant, order, page } = await begin(1);
    await expire(order.order_id);
    await setStock(backend(), variant, 0);
    const back = returnWay(await press(page, 'success'));
    const sorry = `${shop}/checkout/payment/${order.number}?outcome=refunded`;
    expect((await step(back)).location).toBe(sorry);
    await sweep(backend());
    expect((await step(back)).location).toBe(sorry);
  });

  it('tolerates events in the wrong order', async () => {
    const { order, page } = await begin();
    const payment = {
      id: 'pay_unordered',
      order_id: providerOrderOf(page),
      amount: order.amount_due * 100,
      method: 'upi',
    };
    expect(await (await webhook('payment.captured', payment)).json()).toEqual({ outcome: 'applied' });
    for (const event of ['payment.authorized', 'payment.failed'])
      expect(await (await webhook(event, payment)).json()).toEqual({ outcome: 'ignored' });
    expect(await (await webhook('payment.captured', payment)).json()).toEqual({ outcome: 'duplicate' });
    expect(await stateOf(backend(), order)).toBe('placed captured');
  });

  it('does not believe a wrong signature, another amount or another order', async () => {
    const { order, page } = await begin();
    const payment = {
      id: 'pay_forged',
      order_id: providerOrderOf(page),
      amount: order.amount_due * 100,
      method: 'upi',
    };
    // The second means the same, but it is not what was signed.
    for (const change of [{ secret: 'guessed' }, { addedOnTheWay: ' ' }]) {
      const forged = await webhook('payment.captured', payment, change);
      expect([forged.status, await forged.json()]).toEqual([
        400,
        expect.objectContaining({ hint: 'INVALID_SIGNATURE' }),
      ]);
    }
    expect(await (await webhook('payment.authorized', { ...payment, amount: 100 })).json()).toEqual({
      outcome: 'ignored',
    });
    const elsewhere = await webhook('payment.captured', {
      ...payment,
      id: 'pay_elsewhere',
      order_id: 'order_of_somebody',
    });
    expect([elsewhere.status, await elsewhere.json()]).toEqual([200, { outcome: 'ignored' }]);
    expect(await stateOf(backend(), order)).toBe('pending_payment created');
  });

  it('does not believe a return that the provider has not signed', async () => {
    const other = await begin();
    const { fields: proof } = returnWay(await press(other.page, 'success'));
    const { order, page } = await begin();
    const callback = (query: Record<string, string>, fields?: Record<string, string>) => {
      const search = new URLSearchParams(query).toString();
      return step({ url: `${backend().url}/functions/v1/payments-callback?${search}`, fields });
    };
    const id = providerOrderOf(page);
    expect(await callback({ order: id }, proof)).toEqual({ status: 400, location: null });
    expect(
      await callback({ order: id }, { razorpay_payment_id: 'pay_1', razorpay_signature: '' }),
    ).toMatchObject({ status: 400 });
    expect(await callback({ order: 'order_unknown' }, { 'error[code]': 'BAD_REQUEST_ERROR' })).toMatchObject({
      status: 404,
    });
    // Without any proof it is a return like that of somebody who did not pay.
    expect((await callback({ order: id, return_to: 'https://elsewhere.example' })).location).toBe(
      `${shop}/checkout/payment/${order.number}?outcome=failed`,
    );
    expect(await stateOf(backend(), order)).toBe('pending_payment created');
  });

  it('opens the payments of nobody else, and none that is over', async () => {
    const { order } = await begin();
    const stranger = await createBuyer(backend());
    const refusal = async (paymentId: unknown, client = stranger.client) => {
      const { error } = await client.functions.invoke('payments-start', { body: { payment_id: paymentId } });
      const answer = (error as { context: Response }).context;
      return [answer.status, ((await answer.json()) as { hint: string }).hint];
    };
    expect(await refusal(order.payment_id)).toEqual([404, 'UNKNOWN_PAYMENT']);
    expect(await refusal(order.payment_id, createTestClient(backend()))).toEqual([404, 'UNKNOWN_PAYMENT']);
    expect(await refusal('1 or 1=1')).toEqual([404, 'UNKNOWN_PAYMENT']);
    await expire(order.order_id);
    expect(await refusal(order.payment_id, buyer.client)).toEqual([409, 'PAYMENT_CLOSED']);
  });

  it('sells a gift card to a visitor, whose code is in the mail to its recipient alone', async () => {
    const visitor = createTestClient(backend());
    const [to, from] = ['meera@example.com', 'ravi@example.com'];
    const { data } = await visitor.rpc('buy_gift_card', {
      p_idempotency_key: crypto.randomUUID(),
      p_request: {
        amount: 500,
        recipient_email: to,
        sender_name: 'Ravi <b>',
        message: 'For you',
        buyer_email: from,
      },
    });
    const page = await startPayment({ client: visitor }, (data as { payment_id: string }).payment_id);
    const back = await step(returnWay(await press(page, 'success')));
    expect(back.location).toBe(`${shop}/gift-cards?outcome=paid`);
    await sweep(backend());
    const [issued] = await backend().mailbox(to);
    const [receipt] = await backend().mailbox(from);
    expect(issued!.text).toMatch(/TDGC(-[0-9A-Z]{4}){4}/);
    expect(issued!.html).toContain('Ravi &lt;b&gt;');
    expect(receipt!.text).not.toContain('TDGC-');
  });
});
