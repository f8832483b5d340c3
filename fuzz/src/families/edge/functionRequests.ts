import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { ShopBackend } from '../../shopBackend';
import { absurdJson, mostly, nearly, toJson } from '../../values';
import { form, json, type KnownIds, one, pick, query, type Request } from './knownIds';

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The shop's edge functions, with signatures that hold and some that do not. */
export function functionRequest({ keys, backend }: ShopBackend, ids: KnownIds): fc.Arbitrary<Request> {
  const called = (name: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
    mostly(
      nearly(fields).map(toJson),
      fc.oneof(absurdJson.map(toJson), fc.constantFrom('', '{', 'x'.repeat(20_000))),
      8,
    ).map((body): Request => ({
      service: 'functions',
      method: 'POST',
      path: `/functions/v1/${name}`,
      headers: json,
      body,
    }));
  const { keySecret, webhookSecret } = keys.payment;
  /** A return with a form, signed or not, or by a link. */
  const returned = (name: string, orders: unknown[]) =>
    fc
      .tuple(
        pick(orders),
        pick(ids.providerPayments),
        fc.constantFrom('signed', 'unsigned', 'forged'),
        fc.constantFrom(undefined, '1', 'constructor'),
        fc.constantFrom(undefined, '/saved-cards', 'https://elsewhere.example', '//x', '%00'),
        fc.boolean(),
      )
      .map(([order, payment, signed, cancelled, back, byPost]): Request => {
        const text = `${String(order)}|${String(payment)}`;
        const signature = { signed: sign(text, keySecret), unsigned: undefined, forged: 'x' }[signed];
        const path = `/functions/v1/${name}?${query({ order, cancelled, return_to: back })}`;
        const fields = { razorpay_payment_id: payment, razorpay_signature: signature };
        return byPost
          ? { service: 'functions', method: 'POST', path, headers: form, body: query(fields) }
          : { service: 'functions', method: 'GET', path };
      });
  const callback = returned('payments-callback', ids.orders);
  const card = returned('saved-card-callback', ids.cardOrders);
  const entity = nearly({
    id: pick(ids.providerPayments),
    order_id: pick(ids.orders),
    amount: fc.constantFrom(49900, 100, -1, 0.5),
    method: fc.constantFrom('upi', 'card', null),
    status: fc.constantFrom('captured', 'failed', 'x'),
    error_description: one(null),
  });
  const kinds = fc.constantFrom(
    'payment.captured',
    'payment.failed',
    'payment.authorized',
    'refund.processed',
    'refund.failed',
    'payout.reversed',
    'order.paid',
    '__proto__',
  );
  const webhook = fc
    .tuple(
      mostly(
        fc.tuple(kinds, entity).map(([event, payment]): unknown => ({
          event,
          payload: {
            payment: { entity: payment },
            ...(event.startsWith('refund') && { refund: { entity: payment } }),
            ...(event.startsWith('payout') && { payout: { entity: payment } }),
          },
        })),
        absurdJson,
        6,
      ),
      mostly(fc.constant(webhookSecret), fc.constant('wrong'), 6),
    )
    .map(([event, secret]): Request => {
      const body = toJson(event);
      return {
        service: 'functions',
        method: 'POST',
        path: '/functions/v1/payments-webhook',
        headers: { ...json, 'x-razorpay-signature': sign(body, secret) },
        body,
      };
    });
  const sweep = fc.constantFrom(backend.secretKey, backend.publishableKey).map((key): Request => ({
    service: 'functions',
    method: 'POST',
    path: '/functions/v1/sweep',
    headers: { apikey: key, authorization: `Bearer ${key}` },
  }));
  return fc.oneof(
    { weight: 3, arbitrary: called('payments-start', { payment_id: pick(ids.payments) }) },
    {
      weight: 2,
      arbitrary: called('saved-card-start', {
        return_to: fc.constantFrom('/checkout', '/saved-cards', undefined),
      }),
    },
    { weight: 2, arbitrary: called('vpa-verify', { vpa_id: pick(ids.vpas) }) },
    { weight: 4, arbitrary: callback },
    { weight: 2, arbitrary: card },
    { weight: 4, arbitrary: webhook },
    { weight: 1, arbitrary: sweep },
    { weight: 1, arbitrary: called('nothing', {}) },
  );
}
