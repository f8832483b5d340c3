import { type Context, Hono } from 'hono';
import type { Database } from '../db/database';
import { refuse, unknownId } from './apiError';
import { bookedPayments, findBookedPayment, jsonRows, type Refund } from './books';
import { capturePayment, type CaptureRefusal } from './payOrder';
import { amountProblem, isAmount, pageOf, readBody, readNotes, readPaging } from './readApiRequest';
import { findRefund, refundPayment, type RefundRefusal } from './refundPayment';
import { validateVpa } from './validateVpa';
import { collection, paymentEntity, refundEntity } from './wire';

/** `/v1/payments`: attempts, their capture and their refunds. `deliver` is called when a webhook is to be sent. */
export function createPaymentApi(db: Database, deliver: () => void): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const paging = readPaging(c);
    if ('problem' in paging) return refuse(c, paging.problem, { field: paging.field });
    const { from, to, count, skip } = paging;
    const tail = `${pageOf('p')} order by p.created_at desc, p.id limit $3 offset $4`;
    return c.json(collection((await bookedPayments(db, tail, [from, to, count, skip])).map(paymentEntity)));
  });
  routes.post('/validate/vpa', async (c) => {
    const { vpa } = await readBody(c);
    const holder = validateVpa(vpa);
    if (typeof vpa !== 'string' || holder === undefined)
      return refuse(c, 'Invalid VPA. Please enter a valid Virtual Payment Address', { field: 'vpa' });
    return c.json({ vpa, success: true, customer_name: holder });
  });
  routes.get('/:id', async (c) => {
    const booked = await findBookedPayment(db, c.req.param('id'));
    return booked ? c.json(paymentEntity(booked)) : unknownId(c);
  });
  routes.post('/:id/capture', async (c) => {
    const { amount, currency = 'INR' } = await readBody(c);
    if (!isAmount(amount)) return refuse(c, amountProblem(amount) ?? '', { field: 'amount' });
    if (currency !== 'INR') return refuse(c, 'The currency should be INR.', { field: 'currency' });
    const captured = await capturePayment(db, c.req.param('id'), amount);
    if (typeof captured === 'string') return refuseCapture(c, captured);
    deliver();
    return c.json(paymentEntity(captured));
  });
  routes.post('/:id/refund', async (c) => {
    const { amount, receipt = null, notes } = await readBody(c);
    if (amount !== undefined && amount !== null && !isAmount(amount))
      return refuse(c, amountProblem(amount) ?? '', { field: 'amount' });
    if (receipt !== null && (typeof receipt !== 'string' || receipt.length > 40))
      return refuse(c, 'The receipt may not be greater than 40 characters.', { field: 'receipt' });
    const key = c.req.header('x-refund-idempotency');
    if (key !== undefined && !/^[\w-]{10,}$/.test(key)) return refuse(c, keyProblem(key));
    const refund = await refundPayment(db, {
      paymentId: c.req.param('id'),
      amount: isAmount(amount) ? amount : undefined,
      receipt,
      notes: readNotes(notes) ?? {},
      key,
    });
    if (typeof refund === 'string') return refuseRefund(c, refund);
    deliver();
    return c.json(refundEntity(refund));
  });
  routes.get('/:id/refunds', async (c) => {
    const paging = readPaging(c);
    if ('problem' in paging) return refuse(c, paging.problem, { field: paging.field });
    const booked = await findBookedPayment(db, c.req.param('id'));
    if (!booked) return unknownId(c);
    const { from, to, count, skip } = paging;
    return c.json(
      collection((await findRefunds(db, booked.payment.id, from, to, count, skip)).map(refundEntity)),
    );
  });
  routes.get('/:id/refunds/:refund', async (c) => {
    const refund = await findRefund(db, c.req.param('refund'));
    return refund?.payment_id === c.req.param('id') ? c.json(refundEntity(refund)) : unknownId(c);
  });
  return routes;
}

/** `/v1/refunds`: money on its way back, of every payment. */
export function createRefundApi(db: Database): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const paging = readPaging(c);
    if ('problem' in paging) return refuse(c, paging.problem, { field: paging.field });
    const { from, to, count, skip } = paging;
    return c.json(collection((await findRefunds(db, null, from, to, count, skip)).map(refundEntity)));
  });
  routes.get('/:id', async (c) => {
    const refund = await findRefund(db, c.req.param('id'));
    return refund ? c.json(refundEntity(refund)) : unknownId(c);
  });
  return routes;
}

/** Newest first; of one payment, or of all. */
function findRefunds(
  db: Database,
  payment: string | null,
  ...[from, to, count, skip]: [from: number, to: number, count: number, skip: number]
): Promise<Refund[]> {
  return jsonRows<Refund>(
    db,
    `select * from sandbox_pay.refunds r ${pageOf('r')} and ($3::text is null or r.payment_id = $3)
     order by r.created_at desc, r.id limit $4 offset $5`,
    [from, to, payment, count, skip],
  );
}

const keyProblem = (key: string): string =>
  key.length < 10
    ? 'The idempotency key must be at least 10 characters long.'
    : 'The idempotency key must only contain alphanumeric characters, underscores, and hyphens';

const captureProblems: Readonly<Record<Exclude<CaptureRefusal, 'unknown'>, string>> = {
  paid: 'This payment has already been captured',
  'not authorized': 'Only payments which have been authorized and not yet captured can be captured',
  'other amount': 'Capture amount must be equal to the amount authorized.',
};

const refuseCapture = (c: Context, refusal: CaptureRefusal): Response =>
  refusal === 'unknown'
    ? unknownId(c)
    : refuse(c, captureProblems[refusal], { reason: 'input_validation_failed' });

const refundProblems: Readonly<Record<Exclude<RefundRefusal, 'unknown' | 'different'>, string>> = {
  'not captured': 'The payment must be captured before it can be refunded',
  refunded: 'The payment has been fully refunded already',
  'too much': 'The refund amount provided is greater than amount captured',
};

function refuseRefund(c: Context, refusal: RefundRefusal): Response {
  if (refusal === 'unknown') return unknownId(c);
  if (refusal === 'different')
    return refuse(c, 'Different request with the same idempotency key has already been processed.', {
      status: 409,
    });
  return refuse(c, refundProblems[refusal], { reason: 'input_validation_failed' });
}
