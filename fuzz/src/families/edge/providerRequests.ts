import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ShopBackend } from '../../shopBackend';
import { absurdText, encode, mostly, nearly, toJson } from '../../values';
import { json, type KnownIds, one, pick, type Request } from './knownIds';

/** The provider's API, as its merchant and as somebody else. */
export function providerRequest({ keys }: ShopBackend, ids: KnownIds): fc.Arbitrary<Request> {
  const { keyId, keySecret } = keys.payment;
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
  const authorization = mostly(
    fc.constant(basic(`${keyId}:${keySecret}`)),
    fc.constantFrom(basic('x:y'), basic(''), 'Basic', 'Basic %%%', 'Bearer x'),
    8,
  );
  const amount = fc.constantFrom(49900, 100, 99, 0.5, 2 ** 31);
  const back = fc.constantFrom('http://localhost:3000/x', 'javascript:alert(1)', '');
  const posts = fc.oneof(
    fc.tuple(
      one('orders'),
      nearly({
        amount,
        currency: one('INR'),
        receipt: fc.uuid(),
        callback_url: back,
        expire_by: fc.constantFrom(4e9, null, -1, 1e18),
        notes: one({ reference: 'x' }),
      }),
    ),
    fc.tuple(
      pick(ids.providerPayments).map((id) => `payments/${encode(String(id))}/refund`),
      nearly({ amount, receipt: fc.uuid() }),
    ),
    fc.tuple(one('payments/validate/vpa'), nearly({ vpa: fc.constantFrom('asha@okbank', 'asha@okfail') })),
    fc.tuple(one('payouts'), nearly({ vpa: one('asha@okbank'), amount, reference_id: fc.uuid() })),
    fc.tuple(
      one('card_sessions'),
      nearly({ customer: fc.constantFrom(randomUUID(), 'x'), callback_url: back }),
    ),
  );
  const gets = fc.oneof(
    pick(ids.orders).map((id) => `orders/${encode(String(id))}/payments`),
    pick(ids.sessions).map((id) => `card_sessions/${encode(String(id))}`),
  );
  const removals = fc
    .tuple(fc.uuid(), absurdText)
    .map(([customer, token]) => `customers/${customer}/tokens/${encode(token)}`);
  const path = (end: unknown) => `/sandbox-pay/v1/${String(end)}`;
  return authorization.chain((sent) =>
    fc.oneof(
      {
        weight: 4,
        arbitrary: posts.map(([end, fields]): Request => ({
          service: 'pages',
          method: 'POST',
          path: path(end),
          headers: { ...json, authorization: sent },
          body: toJson(fields),
        })),
      },
      {
        weight: 2,
        arbitrary: gets.map((end): Request => ({
          service: 'pages',
          method: 'GET',
          path: path(end),
          headers: { authorization: sent },
        })),
      },
      {
        weight: 1,
        arbitrary: removals.map((end): Request => ({
          service: 'pages',
          method: 'DELETE',
          path: path(end),
          headers: { authorization: sent },
        })),
      },
    ),
  );
}
