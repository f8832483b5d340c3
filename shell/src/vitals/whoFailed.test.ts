import { DataError } from '@shop/kernel/data';
import { AccessDenied } from '../federation/admits';
import { RemoteFailure } from '../federation/RemoteFailure';
import { isFault, whoFailed } from './whoFailed';

const owner = { name: 'mf-catalog', version: '1.0.0-aa' };
const other = { name: 'mf-checkout', version: '2.0.0-bb' };
const entries = [owner, other];
const shop = 'https://shop.example';
const through = (...addresses: string[]) => ({
  error: new Error('x'),
  trace: ['Error: x', ...addresses.map((address) => `    at r (${address}:1:200)`)].join('\n'),
});

test('an error belongs to the first released script that it went through, wherever it is served from', () => {
  const shell = `${shop}/assets/vendor.1a2b.js`;
  const slot = `https://assets.example/remotes/mf-checkout/2.0.0-bb/web/7.js`;
  const page = `${shop}/remotes/mf-catalog/1.0.0-aa/web/3.js`;
  expect(whoFailed(through(shell, slot, page), entries, owner)).toBe('mf-checkout@2.0.0-bb');
  expect(whoFailed(through(page, slot), entries, owner)).toBe('mf-catalog@1.0.0-aa');
});

test('an error that says nothing, or went through the shell alone, belongs to the owner of the page', () => {
  expect(whoFailed(through(), entries, owner)).toBe('mf-catalog@1.0.0-aa');
  expect(whoFailed({ error: 'thrown text', trace: '' }, entries, owner)).toBe('mf-catalog@1.0.0-aa');
  expect(whoFailed(through(`${shop}/assets/main.1a2b.js`), entries, owner)).toBe('mf-catalog@1.0.0-aa');
  expect(whoFailed(through(), entries, undefined)).toBeUndefined();
});

test('an error of an extension belongs to nobody here', () => {
  expect(whoFailed(through('chrome-extension://abc/content.js'), entries, owner)).toBeUndefined();
});

test('a version that this page does not run is not blamed', () => {
  const earlier = `${shop}/remotes/mf-checkout/1.0.0-old/web/7.js`;
  expect(whoFailed(through(earlier), entries, owner)).toBeUndefined();
});

test('code that did not come belongs to the remote it is missing of', () => {
  const error = new RemoteFailure('mf-checkout', 'the checkout', new Error('404'));
  expect(whoFailed({ error, trace: `${shop}/assets/main.js` }, entries, owner)).toBe('mf-checkout@2.0.0-bb');
});

test('what is nobody’s fault is not counted', () => {
  const noPage = { status: 404, statusText: '', internal: false, data: null };
  const cancelled = new DOMException('left', 'AbortError');
  const away = new DataError('NETWORK', 'Nobody answered');
  for (const error of [noPage, cancelled, away, new AccessDenied()])
    expect(isFault({ error, trace: '' }, true)).toBe(false);
  const lost = { error: new RemoteFailure('mf-checkout', 'the checkout', new Error('x')), trace: '' };
  expect(isFault(lost, false)).toBe(false);
  expect(isFault(lost, true)).toBe(true);
  expect(isFault({ error: new TypeError('x is undefined'), trace: '' }, true)).toBe(true);
});
