import fc from 'fast-check';
import { refusalOf } from './refusalOf';

test.each([
  '/',
  '/product/a-b_c',
  '/product/%00',
  '/product/..%2f..%2fetc',
  "/category/no'such%22shelf",
  '/a?x=//../%ff',
])('%s may come in', (url) => {
  expect(refusalOf('GET', url, {})).toBeUndefined();
  expect(refusalOf('HEAD', url, { 'content-length': '0' })).toBeUndefined();
});

test.each([
  '//evil.example',
  '///',
  'http://evil.example/',
  '*',
  '',
  '/..',
  '/../etc/passwd',
  '/a/%2e%2E/b',
  '/%2e/',
  '/.%2e/x',
  '/a\\..\\b',
  '/\\evil.example',
  '/%ff',
  '/%',
  '/%c3%28',
])('%s is a strange address', (url) => {
  expect(refusalOf('GET', url, {})).toBe('strange address');
});

test('a host that is none is a strange address', () => {
  expect(refusalOf('GET', '/', { host: 'shop.example:3000' })).toBeUndefined();
  for (const host of ['99999999999999999999', '[::1', 'a b', 'localhost:99999'])
    expect(refusalOf('GET', '/', { host })).toBe('strange address');
});

test('an address longer than any of the shop is refused', () => {
  expect(refusalOf('GET', `/${'x'.repeat(4095)}`, {})).toBeUndefined();
  expect(refusalOf('GET', `/${'x'.repeat(4096)}`, {})).toBe('long address');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'get', undefined])(
  '%s is no method of the shop',
  (method) => {
    expect(refusalOf(method, '/', {})).toBe('method');
  },
);

test.each([{ 'content-length': '1' }, { 'content-length': 'x' }, { 'transfer-encoding': 'chunked' }])(
  'nothing is read with a body: %j',
  (headers) => {
    expect(refusalOf('GET', '/', headers)).toBe('body');
  },
);

test('a beacon comes in by POST, of a length that is said and small', () => {
  const post = (headers: Record<string, string>, url = '/vitals') => refusalOf('POST', url, headers);
  expect(post({ 'content-length': '300' })).toBeUndefined();
  expect(post({ 'content-length': '8192' }, '/vitals?x')).toBeUndefined();
  expect(post({ 'content-length': '8193' })).toBe('body');
  expect(post({ 'content-length': '-1' })).toBe('body');
  expect(post({ 'content-length': '300', 'transfer-encoding': 'chunked' })).toBe('body');
  expect(post({ 'content-length': '300' }, '/vitals/x')).toBe('method');
  expect(refusalOf('PUT', '/vitals', { 'content-length': '300' })).toBe('method');
  expect(refusalOf('GET', '/vitals', { 'content-length': '300' })).toBe('body');
});

test('what comes in is decodable and stays on its origin, whatever is asked', () => {
  const piece = fc.constantFrom(
    '/',
    '..',
    '.',
    '%2e',
    '%',
    '%ff',
    '\\',
    '//',
    'a',
    '%00',
    '@',
    ':',
    '?',
    '#',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      (url) => {
        if (refusalOf('GET', url, {})) return;
        const { origin, pathname } = new URL(url, 'https://shop.example');
        expect(origin).toBe('https://shop.example');
        expect(url.startsWith(pathname)).toBe(true);
        decodeURIComponent(pathname);
      },
    ),
  );
});
