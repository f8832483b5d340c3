import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { lookUp } from '@shop/kernel/domain';
import type { Database } from '../db/database';
import { findOrder, findPayments, isPaid, type Order, type Payment } from './books';
import { sendPage } from './layout';
import type { MerchantAccount } from './merchantAccount';
import { noSuchOrder } from './noSuchOrder';
import { isOver, type Outcome, payOrder } from './payOrder';
import { payPage } from './payPage';
import { type MeansProblem, readMeans } from './readMeans';
import { resultPage } from './resultPage';
import { failedWay, leavingWay, paidWay } from './wayBack';

interface PageOptions {
  db: Database;
  account: MerchantAccount;
  /** Seconds until a late capture. */
  captureDelay: number;
  deliver(): void;
}

type Shown = Omit<Parameters<typeof resultPage>[0], 'order' | 'merchant'>;

const outcomes: Readonly<Record<string, Outcome>> = {
  success: 'success',
  intent: 'success',
  close: 'success',
  failure: 'failure',
  late: 'late',
};

/** `/pay/:order`: where shoppers pay. The id in the address is the only key, as in a payment link. */
export function createPageRoutes({ db, account, captureDelay, deliver }: PageOptions): Hono {
  const routes = new Hono();
  const { merchant } = account;
  routes.get('/:order', async (c) => {
    const order = await findOrder(db, c.req.param('order'));
    if (!order) return noSuchOrder(c);
    return (await closedPage(c, order)) ?? showPayPage(c, order, new URLSearchParams());
  });
  routes.post('/:order', async (c) => {
    const order = await findOrder(db, c.req.param('order'));
    if (!order) return noSuchOrder(c);
    const form = new URLSearchParams(await c.req.text());
    const chosen = form.get('outcome') ?? '';
    if (chosen === 'cancel') return cancelled(c, order);
    const outcome = lookUp(outcomes, chosen) ?? 'success';
    const means = readMeans(form, new Date());
    if ('problem' in means) return showPayPage(c, order, form, means);
    const attempt = { ...means, outcome: means.declined ? ('failure' as const) : outcome };
    const payment = await payOrder(db, order.id, attempt, captureDelay);
    if (!payment) return (await closedPage(c, order)) ?? noSuchOrder(c);
    deliver();
    return showResult(c, order, payment, chosen === 'close');
  });
  return routes;

  /** Instead of the pay page, once nothing can be paid any more. */
  async function closedPage(c: Context, order: Order): Promise<Response | undefined> {
    const payments = await findPayments(db, order.id);
    const paid =
      isPaid(payments) && payments.find(({ status }) => status === 'captured' || status === 'refunded');
    if (paid) return showResult(c, order, paid, false);
    if (!isOver(order)) return undefined;
    return result(c, order, {
      mood: 'bad',
      heading: 'The time to pay is over',
      text: 'The shop holds your pieces for a few minutes only. Nothing was charged; please start again there.',
      back: leavingWay(order),
    });
  }

  function cancelled(c: Context, order: Order): Promise<Response> {
    return result(c, order, {
      ...{ mood: 'bad', heading: 'Payment cancelled', text: 'Nothing was charged.' },
      ...{ back: leavingWay(order), soon: true },
    });
  }

  function showResult(c: Context, order: Order, payment: Payment, closed: boolean): Promise<Response> {
    if (payment.status === 'failed') {
      const text = payment.error_description ?? '';
      const back = failedWay(order, payment);
      return result(c, order, { mood: 'bad', heading: 'Payment failed', text, back, soon: true });
    }
    if (payment.status === 'created') {
      return result(c, order, {
        mood: 'waiting',
        heading: 'The bank has not answered',
        text: `It will take the money in about ${Math.ceil(captureDelay / 60)} minutes, or as soon as you press the button.`,
        back: leavingWay(order),
        more: html`<form method="post" action="/sandbox-pay/test/orders/${order.id}/capture">
          <button class="second">Capture now</button>
        </form>`,
      });
    }
    if (closed) {
      const text =
        'Paid. Close this tab as if your browser had crashed: the shop hears of it by webhook alone.';
      return result(c, order, { mood: 'good', heading: 'Payment successful', text });
    }
    const back = paidWay(order, payment, account.keySecret);
    const text = `Paid by ${payment.instrument}. We are taking you back.`;
    return result(c, order, { mood: 'good', heading: 'Payment successful', text, back, soon: true });
  }

  function result(c: Context, order: Order, shown: Shown): Promise<Response> {
    const { heading, back, soon } = shown;
    return sendPage(c, {
      ...{ title: heading, back, soon },
      content: resultPage({ order, merchant, ...shown }),
    });
  }

  function showPayPage(
    c: Context,
    order: Order,
    form: URLSearchParams,
    problem?: MeansProblem,
  ): Promise<Response> {
    return sendPage(c, {
      title: `Pay ${order.notes.reference ?? order.id}`,
      status: problem ? 422 : 200,
      content: payPage({ order, merchant, form, problem }),
    });
  }
}
