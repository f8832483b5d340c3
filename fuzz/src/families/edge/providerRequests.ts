import fc from 'fast-check';
import type { ShopBackend } from '../../shopBackend';
import { encode, mostly, nearly, toJson } from '../../values';
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
  const posts = fc.oneof(
    fc.tuple(
      one('orders'),
      nearly({
        amount,
        currency: one('INR'),
        receipt: fc.uuid(),
        payment: fc.constantFrom({ capture: 'manual' }, { capture: 'constructor' }, null, 7),
        notes: fc.constantFrom({ reference: 'x' }, [], 'x'),
      }),
    ),
    fc.tuple(
      pick(ids.providerPayments).map((id) => `payments/${encode(String(id))}/refund`),
      nearly({ amount, receipt: fc.uuid() }),
    ),
    fc.tuple(one('payments/validate/vpa'), nearly({ vpa: fc.constantFrom('asha@okbank', 'asha@okfail') })),
    fc.tuple(
      pick(ids.providerPayments).map((id) => `payments/${encode(String(id))}/capture`),
      nearly({ amount, currency: one('INR') }),
    ),
    fc.tuple(
      one('customers'),
      nearly({
        name: fc.constantFrom('Asha Rao', 'x'),
        email: fc.constantFrom('asha@example.com', 'x'),
        contact: fc.constantFrom('9876543210', 7, null),
        fail_existing: fc.constantFrom('0', '1', 0),
      }),
    ),
    fc.tuple(
      one('payouts'),
      nearly({
        account_number: fc.constantFrom('7878780080316316', 'x'),
        amount,
        fund_account: fc.constantFrom(
          { vpa: { address: 'asha@okbank' }, contact: { name: 'Asha' } },
          [],
          'x',
        ),
      }),
    ),
  );
  const number = fc.constantFrom('1', '0', '-1', '101', '1.5', 'x', '9'.repeat(20));
  const gets = fc.oneof(
    pick(ids.orders).map((id) => `orders/${encode(String(id))}/payments`),
    pick(ids.orders).map((id) => `orders/${encode(String(id))}`),
    pick(ids.providerPayments).map((id) => `payments/${encode(String(id))}`),
    pick(ids.refunds).map((id) => `refunds/${encode(String(id))}`),
    pick(ids.customers).map((id) => `customers/${encode(String(id))}/tokens`),
    fc
      .tuple(fc.constantFrom('orders', 'payments', 'refunds', 'customers'), number, number, number)
      .map(([list, count, skip, from]) => `${list}?count=${count}&skip=${skip}&from=${from}`),
  );
  const removals = fc
    .tuple(pick(ids.customers), pick(ids.tokens))
    .map(([customer, token]) => `customers/${encode(String(customer))}/tokens/${encode(String(token))}`);
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
