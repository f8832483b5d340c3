import { FunctionError } from './functionError';
import { isProviderId } from './providerId';
import type { WirePayload, WirePayment, WirePayout, WireRefund } from './wireTypes';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What a webhook tells, as far as we use it: of the person who paid it carries e-mail, phone, UPI ID and card, which are
 * not ours to keep. Throws `FunctionError` 400 `INVALID_REQUEST` for another shape.
 */
export function readWirePayload(payload: unknown): WirePayload {
  const { payment, refund } = object(payload);
  return {
    payment: { entity: readPayment(object(object(payment).entity)) },
    ...(refund !== undefined && { refund: { entity: readRefund(object(object(refund).entity)) } }),
  };
}

/** The same of a webhook about a payout, which names account and holder. Throws as `readWirePayload` does. */
export function readPayout(payload: unknown): WirePayout {
  const { id, amount, status } = object(object(object(payload).payout).entity);
  if (!isProviderId(id) || !isPaise(amount) || typeof status !== 'string') throw invalid();
  return { id, amount, status };
}

function readPayment(entity: Fields): WirePayment {
  const { id, order_id: order = null, amount, method = null, status, error_description: error } = entity;
  if (!isProviderId(id) || !(order === null || isProviderId(order)) || !isPaise(amount)) throw invalid();
  if (error !== undefined && error !== null && typeof error !== 'string') throw invalid();
  if (method !== null && typeof method !== 'string') throw invalid();
  // A payment that failed before a way to pay was chosen has none.
  return {
    ...{ id, order_id: order, amount, method, status: status as WirePayment['status'] },
    error_description: error ?? null,
  };
}

function readRefund(entity: Fields): WireRefund {
  const { id, payment_id: payment, amount, status, receipt = null } = entity;
  if (!isProviderId(id) || !isProviderId(payment) || !isPaise(amount)) throw invalid();
  if (receipt !== null && typeof receipt !== 'string') throw invalid();
  return { id, payment_id: payment, amount, status: status as WireRefund['status'], receipt };
}

/** So much that the database can hold it in rupees. */
const isPaise = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value / 100 < 2 ** 31;

function object(value: unknown): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields;
  throw invalid();
}

function invalid(): FunctionError {
  return new FunctionError(400, 'INVALID_REQUEST', 'The event has another shape than expected.');
}
