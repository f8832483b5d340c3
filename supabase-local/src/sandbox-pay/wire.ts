import type { BookedCard, BookedPayment, Order, Payment, Refund } from './books';
import { paidAmount } from './books';
import type { Customer, Token } from './customers';
import type { Payout } from './payOut';

/** Seconds since 1970, as the API has times. */
const unixTime = (iso: string): number => Math.floor(Date.parse(iso) / 1000);

/** The API answers with a list where there are no notes. */
const notesOf = (notes: Record<string, unknown>) => (Object.keys(notes).length > 0 ? notes : []);

export const collection = <Item>(items: Item[]) => ({ entity: 'collection', count: items.length, items });

/** An order by what its attempts have come to: `created`, `attempted` after the first of them, `paid` for ever. */
export function orderEntity(order: Order, payments: readonly Payment[]) {
  const paid = payments.find(({ status }) => status === 'captured' || status === 'refunded');
  const amountPaid = paid ? paidAmount(paid, order) : 0;
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: amountPaid,
    amount_due: order.amount - amountPaid,
    currency: 'INR',
    receipt: order.receipt,
    offer_id: null,
    status: paid ? 'paid' : payments.length > 0 ? 'attempted' : 'created',
    attempts: payments.length,
    notes: notesOf(order.notes),
    created_at: unixTime(order.created_at),
  };
}

const cardEntity = (paymentId: string, { name, last4, network }: BookedCard) => ({
  id: paymentId.replace('pay_', 'card_'),
  entity: 'card',
  name,
  last4,
  network,
  type: 'credit',
  issuer: null,
  international: false,
  emi: false,
  sub_type: 'consumer',
  token_iin: null,
});

/** An attempt as the API and the webhooks show it. */
export function paymentEntity({ payment, order, refunded }: BookedPayment) {
  const amount = paidAmount(payment, order);
  const failed = payment.status === 'failed';
  const captured = payment.status === 'captured' || payment.status === 'refunded';
  return {
    id: payment.id,
    entity: 'payment',
    amount,
    currency: 'INR',
    status: payment.status,
    order_id: payment.order_id,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: refunded,
    refund_status: refunded === 0 ? null : refunded === amount ? 'full' : 'partial',
    captured,
    description: order.notes.reference ?? null,
    card_id: payment.card && payment.id.replace('pay_', 'card_'),
    ...(payment.card && { card: cardEntity(payment.id, payment.card) }),
    bank: payment.bank,
    wallet: null,
    vpa: payment.vpa,
    ...(payment.method === 'upi' && { upi: { vpa: payment.vpa, payer_account_type: 'bank_account' } }),
    email: order.email,
    contact: order.contact,
    ...(payment.customer_id && { customer_id: payment.customer_id }),
    ...(payment.token_id && { token_id: payment.token_id }),
    notes: notesOf(order.notes),
    fee: captured ? 0 : null,
    tax: captured ? 0 : null,
    error_code: failed ? 'BAD_REQUEST_ERROR' : null,
    error_description: payment.error_description,
    error_source: failed ? 'customer' : null,
    error_step: failed ? 'payment_authentication' : null,
    error_reason: failed ? 'payment_failed' : null,
    acquirer_data: {},
    created_at: unixTime(payment.created_at),
  };
}

/** A refund; amounts are paise. */
export function refundEntity(refund: Refund) {
  const { id, payment_id, amount, receipt, notes, status, created_at } = refund;
  return {
    id,
    entity: 'refund',
    amount,
    currency: 'INR',
    payment_id,
    notes: notesOf(notes),
    receipt,
    acquirer_data: { arn: status === 'processed' ? id.slice(5) : null },
    created_at: unixTime(created_at),
    batch_id: null,
    status,
    speed_processed: 'normal',
    speed_requested: 'normal',
  };
}

export function customerEntity({ id, name, email, contact, notes, created_at }: Customer) {
  return {
    ...{ id, entity: 'customer', name, email, contact, gstin: null },
    notes: notesOf(notes),
    created_at: unixTime(created_at),
  };
}

export function tokenEntity({ id, customer_id, card, created_at, used_at }: Token) {
  return {
    id,
    entity: 'token',
    token: id.slice('token_'.length),
    customer_id,
    bank: null,
    wallet: null,
    method: 'card',
    card: {
      entity: 'card',
      ...card,
      type: 'credit',
      issuer: null,
      international: false,
      emi: false,
      sub_type: 'consumer',
    },
    recurring: false,
    auth_type: null,
    mrn: null,
    used_at: unixTime(used_at),
    created_at: unixTime(created_at),
    // With the card itself: at the end of its last month.
    expired_at: Date.UTC(card.expiry_year, card.expiry_month) / 1000 - 1,
    compliant_with_tokenisation_guidelines: true,
    status: 'active',
    dcc_enabled: false,
  };
}

export function payoutEntity({ id, vpa, amount, reference, status, created_at }: Payout) {
  return {
    id,
    entity: 'payout',
    fund_account_id: id.replace('pout_', 'fa_'),
    amount,
    currency: 'INR',
    notes: [],
    fees: 0,
    tax: 0,
    status,
    purpose: 'refund',
    utr: status === 'processed' ? id.slice(5) : null,
    mode: 'UPI',
    reference_id: reference,
    narration: null,
    batch_id: null,
    fund_account: {
      id: id.replace('pout_', 'fa_'),
      entity: 'fund_account',
      account_type: 'vpa',
      vpa: { address: vpa, username: vpa.split('@')[0], handle: vpa.split('@')[1] },
    },
    created_at: unixTime(created_at),
  };
}
