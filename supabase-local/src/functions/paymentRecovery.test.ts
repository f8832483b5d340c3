import { createHmac } from 'node:crypto';
import type { LocalKeys } from '../localKeys';
import { readAccount } from '../sandbox-pay/testing/officialClient';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import {
  type Buyer,
  createBuyer,
  type PlacedOrder,
  placeOrder,
  press,
  providerOrderOf,
  setStock,
  startPayment,
  stateOf,
  sweep,
  takeVariant,
} from './testing/paymentSteps';

/** An order that waits for its payment, and what can become of it. */
interface Begun {
  order: PlacedOrder;
  variant: string;
  page: string;
  /** Paise. */
  amount: number;
}

/**
 * What was paid and not confirmed comes right by itself, whichever message got lost, came twice, late or out of order.
 * The shop's own functions ask the sandbox over HTTP, as they would ask Razorpay.
 */
describe('Paid, not confirmed', () => {
  let backend: TestBackend;
  let account: LocalKeys['payment'];
  let buyer: Buyer;
  beforeAll(async () => {
    backend = await startTestBackend();
    account = await readAccount(backend);
    buyer = await createBuyer(backend);
    // The provider's list was read a moment ago, and is again where a test is about it.
    await backend.sql('update private.payment_windows set taken_at = now()');
  });
  afterAll(() => backend.stop());

  async function begin(): Promise<Begun> {
    const variant = await takeVariant(backend, 1);
    const order = await placeOrder(buyer, variant);
    const page = await startPayment(buyer, order.payment_id);
    return { order, variant, page, amount: order.amount_due * 100 };
  }

  /** In the provider's books alone: neither a webhook nor a browser tells. */
  async function payUnheard({ page, order }: Begun, status = 'captured', amount: number | null = null) {
    const id = `pay_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
    await backend.sql(
      `insert into sandbox_pay.payments (id, order_id, method, status, instrument, amount)
       values ($1, $2, 'upi', $3, 'a UPI app', $4)`,
      [id, providerOrderOf(page), status, amount],
    );
    await backend.sql(`update public.payments set created_at = now() - interval '31 seconds' where id = $1`, [
      order.payment_id,
    ]);
    return id;
  }
  const webhook = (event: string, { page, amount }: Begun, payment = 'pay_told') => {
    const entity = { id: payment, order_id: providerOrderOf(page), amount, method: 'upi' };
    const body = JSON.stringify({ event, payload: { payment: { entity } } });
    return fetch(`${backend.url}/functions/v1/payments-webhook`, {
      method: 'POST',
      headers: {
        'x-razorpay-signature': createHmac('sha256', account.webhookSecret).update(body).digest('hex'),
      },
      body,
    });
  };
  const tellAgain = ({ page }: Begun) =>
    fetch(`${backend.url}/sandbox-pay/test/orders/${providerOrderOf(page)}/webhooks`, { method: 'POST' });
  const sweepNow = async () => expect((await sweep(backend)).status).toBe(200);
  const expire = async ({ order }: Begun) => {
    await backend.sql(`update public.orders set expires_at = now() - interval '1 second' where id = $1`, [
      order.order_id,
    ]);
    await sweepNow();
  };
  const readList = async () => {
    await backend.sql(`update private.payment_windows set taken_at = '-infinity'`);
    await sweepNow();
  };
  /** Paid and heard of, then cancelled: all of it is to go back. */
  const payAndCancel = async (begun: Begun) => {
    await press(begun.page, 'close');
    await tellAgain(begun);
    const { error } = await buyer.client.rpc('cancel_order', { p_number: begun.order.number });
    expect(error).toBeNull();
    const [payment] = await backend.sql('select id from sandbox_pay.payments where order_id = $1', [
      providerOrderOf(begun.page),
    ]);
    return String(payment!.id);
  };
  const refundsBecome = (payment: string, status: string) =>
    fetch(`${backend.url}/sandbox-pay/test/payments/${payment}/refunds/${status}`, { method: 'POST' });
  const sweepDueRefunds = async () => {
    await backend.sql(`update public.refunds set next_attempt_at = now() where state = 'pending'`);
    await sweepNow();
  };
  /** What the provider has sent back: `status amount` in paise. */
  const sentBack = async ({ page }: Begun) =>
    (
      await backend.sql(
        `select r.status, r.amount from sandbox_pay.refunds r join sandbox_pay.payments p on p.id = r.payment_id
         where p.order_id = $1 order by r.created_at, r.status`,
        [providerOrderOf(page)],
      )
    ).map(({ status, amount }) => `${String(status)} ${String(amount)}`);
  const away = (name: string) => backend.sql(`alter function public.${name} rename to ${name}_away`);
  const backAgain = (name: string) => backend.sql(`alter function public.${name}_away rename to ${name}`);

  interface Outcome {
    state: string;
    /** The beginning of the subject of a mail to the shopper. */
    mail?: (number: string) => string;
    /** All of it, unless a sum is named. */
    back?: (amount: number) => string[];
  }
  const all = (amount: number) => [`processed ${amount}`];

  it.each<[string, (begun: Begun) => Promise<unknown>, Outcome]>([
    [
      'every message is lost',
      async (begun) => {
        await payUnheard(begun);
        await sweepNow();
      },
      { state: 'placed captured', mail: (number) => `Order ${number} is placed` },
    ],
    [
      'messages come twice and in the wrong order',
      async (begun) => {
        for (const event of ['payment.captured', 'payment.authorized', 'payment.captured', 'payment.failed'])
          await webhook(event, begun);
      },
      { state: 'placed captured' },
    ],
    [
      'of several messages only order.paid arrives, and then the others',
      async (begun) => {
        await webhook('order.paid', begun, 'pay_paid');
        await webhook('payment.captured', begun, 'pay_paid');
      },
      { state: 'placed captured' },
    ],
    [
      'a bank has allowed it and nobody captured it',
      async (begun) => {
        await payUnheard(begun, 'authorized');
        await sweepNow();
      },
      { state: 'placed captured' },
    ],
    [
      'the provider has sent it back before anybody heard of it',
      async (begun) => {
        await payUnheard(begun, 'refunded');
        await sweepNow();
        await readList();
      },
      { state: 'pending_payment created' },
    ],
    [
      'the time ran out first and the piece is there',
      async (begun) => {
        await expire(begun);
        await payUnheard(begun);
        await sweepNow();
      },
      { state: 'placed captured' },
    ],
    [
      'the time ran out first and the piece is gone',
      async (begun) => {
        await expire(begun);
        await setStock(backend, begun.variant, 0);
        await payUnheard(begun);
        await sweepNow();
      },
      {
        state: 'expired refunded settled',
        mail: (number) => `Your money for order ${number} is on its way back`,
        back: all,
      },
    ],
    [
      'a second payment is in the provider’s list alone',
      async (begun) => {
        await press(begun.page, 'close');
        await tellAgain(begun);
        await payUnheard(begun);
        await readList();
        await readList();
      },
      {
        state: 'placed captured settled',
        mail: (number) => `A second payment for order ${number} is on its way back`,
        back: all,
      },
    ],
    [
      'another sum came',
      async (begun) => {
        await payUnheard(begun, 'captured', begun.amount + 100);
        await sweepNow();
        await readList();
      },
      {
        state: 'pending_payment created settled',
        mail: (number) => `Your money for order ${number} is on its way back`,
        back: (amount) => [`processed ${amount + 100}`],
      },
    ],
    [
      'another sum came that is no whole number of rupees',
      async (begun) => {
        await payUnheard(begun, 'captured', begun.amount + 50);
        await sweepNow();
      },
      { state: 'pending_payment created settled', back: (amount) => [`processed ${amount + 50}`] },
    ],
    [
      'it is cancelled, and old messages are sent again',
      async (begun) => {
        await payAndCancel(begun);
        await sweepNow();
        await tellAgain(begun);
        await readList();
      },
      { state: 'cancelled refunded settled', back: all },
    ],
    [
      'a refund is accepted and the answer gets lost',
      async (begun) => {
        await payAndCancel(begun);
        await away('finish_refund');
        await away('record_payment_event');
        expect((await sweep(backend)).status).toBe(500);
        await backAgain('finish_refund');
        await backAgain('record_payment_event');
        expect(await stateOf(backend, begun.order)).toBe('cancelled captured pending');
        await sweepDueRefunds();
      },
      { state: 'cancelled refunded settled', back: all },
    ],
    [
      'a refund is accepted, the answer gets lost, and the webhook tells first',
      async (begun) => {
        await payAndCancel(begun);
        await away('finish_refund');
        expect((await sweep(backend)).status).toBe(500);
        await backAgain('finish_refund');
        await tellAgain(begun);
      },
      { state: 'cancelled refunded settled', back: all },
    ],
    [
      'a refund takes the bank some days, and its webhook is lost',
      async (begun) => {
        await refundsBecome(await payAndCancel(begun), 'pending');
        await sweepNow();
        expect(await stateOf(backend, begun.order)).toBe('cancelled captured pending');
        await backend.sql(`update sandbox_pay.refunds set status = 'processed' where status = 'pending'`);
        await sweepDueRefunds();
      },
      { state: 'cancelled refunded settled', back: all },
    ],
    [
      'a bank sends a refund back, and the next one arrives',
      async (begun) => {
        const payment = await payAndCancel(begun);
        await refundsBecome(payment, 'pending');
        await sweepNow();
        await refundsBecome(payment, 'failed');
        // The same news again is no second failure.
        await tellAgain(begun);
        expect(await stateOf(backend, begun.order)).toBe('cancelled captured pending');
        await refundsBecome(payment, 'processed');
        await sweepDueRefunds();
      },
      { state: 'cancelled refunded settled', back: (amount) => [`failed ${amount}`, `processed ${amount}`] },
    ],
    [
      'a bank sends every refund back',
      async (begun) => {
        await refundsBecome(await payAndCancel(begun), 'failed');
        for (let time = 1; time <= 4; time += 1) await sweepDueRefunds();
        const [told] = await backend.sql(
          `select recipient from private.outbox where kind = 'staff/refund_failed' limit 1`,
        );
        const [mail] = await backend.mailbox(String(told!.recipient));
        expect(mail!.subject).toBe(`A refund for order ${begun.order.number} has failed`);
      },
      { state: 'cancelled captured failed', back: (amount) => Array<string>(3).fill(`failed ${amount}`) },
    ],
  ])('when %s', async (_what, happen, { state, mail, back }) => {
    const begun = await begin();
    await happen(begun);
    await sweepNow();
    expect(await stateOf(backend, begun.order)).toBe(state);
    expect(await sentBack(begun)).toEqual(back ? back(begun.amount) : []);
    const subjects = (await backend.mailbox(buyer.email)).map(({ subject }) => subject);
    if (mail) expect(subjects).toContain(mail(begun.order.number));
  });
});
