import fc from 'fast-check';
import { absurdPart, absurdText, encode, mostly, nearly } from '../../values';
import { form, type KnownIds, one, pick, query, type Request } from './knownIds';

/** What shoppers see of the provider; nothing is paid late, because late webhooks would write while others are judged. */
export function pageRequest({ orders, cardOrders }: KnownIds): fc.Arbitrary<Request> {
  const pay = nearly({
    method: fc.constantFrom('upi', 'card', 'netbanking'),
    vpa: fc.constantFrom('asha@okbank', 'asha@okfail'),
    bank: one('State Bank of India'),
    outcome: fc.constantFrom('success', 'failure', 'cancel', 'close', 'intent', 'constructor'),
  });
  const cardForm = nearly({
    number: fc.constantFrom('4111 1111 1111 1111', '4000 0000 0000 0002'),
    expiry: one('12 / 30'),
    cvv: one('123'),
    name: one('Asha'),
    outcome: fc.constantFrom('save', 'cancel'),
  });
  const at = (path: string, ids: unknown[]) =>
    pick(ids).map((id) => `/sandbox-pay/${path}/${encode(String(id))}`);
  const shown = fc
    .oneof(at('pay', orders), at('cards', cardOrders))
    .map((path): Request => ({ service: 'pages', method: 'GET', path }));
  const posted = fc
    .oneof(fc.tuple(at('pay', orders), pay), fc.tuple(at('cards', cardOrders), cardForm))
    .chain(([path, fields]) =>
      mostly(fc.constant(query(fields)), absurdText, 10).map((body): Request => ({
        service: 'pages',
        method: 'POST',
        path,
        headers: form,
        body,
      })),
    );
  const assets = fc
    .constantFrom('page.css', 'pay.js', 'icon.svg', '..%2f..%2fpackage.json', 'x')
    .map((file): Request => ({ service: 'pages', method: 'GET', path: `/sandbox-pay/assets/${file}` }));
  const checkout = nearly({
    key_id: fc.constantFrom('rzp_test_x', 'x'),
    order_id: pick(orders),
    amount: fc.constantFrom('49900', '1'),
    callback_url: fc.constantFrom('http://localhost:3000/x', 'javascript:alert(1)', ''),
    timeout: fc.constantFrom('600', '9'.repeat(20), '-1'),
  }).map((fields): Request => ({
    ...{ service: 'pages', method: 'POST', path: '/sandbox-pay/v1/checkout/embedded' },
    headers: form,
    body: query(fields),
  }));
  const tests = fc
    .tuple(at('test/orders', orders), fc.constantFrom('capture', 'webhooks'))
    .map(([path, what]): Request => ({ service: 'pages', method: 'POST', path: `${path}/${what}` }));
  return fc.oneof({ weight: 4, arbitrary: shown }, { weight: 4, arbitrary: posted }, assets, checkout, tests);
}

/** The local mailbox. */
export function mailboxRequest({ mails }: KnownIds): fc.Arbitrary<Request> {
  const id = mostly(
    fc.constantFrom<unknown>(...mails, 1),
    fc.constantFrom('0', '999999999999999', '9'.repeat(30), '-1', '1.5', '1e3', '%00'),
    4,
  );
  const to = mostly(
    fc.constantFrom('shopper%40example.com', '', 'x'),
    fc.oneof(absurdText.map(encode), absurdPart),
    3,
  );
  return fc.oneof(
    id.map((chosen): Request => ({ service: 'pages', method: 'GET', path: `/mailbox/${String(chosen)}` })),
    fc
      .tuple(fc.constantFrom('/mailbox', '/mailbox.json', '/mailbox/'), to)
      .map(([path, address]): Request => ({
        service: 'pages',
        method: 'GET',
        path: `${path}?to=${address}`,
      })),
  );
}
