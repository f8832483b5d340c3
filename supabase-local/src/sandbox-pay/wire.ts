import type { Order, Payment } from './books';

/** An attempt as the API and the webhooks show it. */
export function paymentEntity(payment: Payment, order: Order) {
  return {
    id: payment.id,
    entity: 'payment',
    order_id: payment.order_id,
    amount: order.amount,
    currency: 'INR',
    method: payment.method,
    status: payment.status,
    error_code: payment.error_description && 'BAD_REQUEST_ERROR',
    error_description: payment.error_description,
  };
}

/** A refund; amounts are paise. */
export function refundEntity(refund: { id: string; payment_id: string; amount: number; receipt: string }) {
  const { id, payment_id, amount, receipt } = refund;
  return { id, entity: 'refund', payment_id, amount, currency: 'INR', receipt, status: 'processed' };
}
