import { refusalOf } from '../http/refusalOf';

const size = (bytes: number) => ({ 'content-length': String(bytes) });

test('the release desk alone takes bodies, each within its limit', () => {
  expect(refusalOf('PUT', '/releases/files/mf-a/1/x.js', size(8 * 1024 * 1024))).toBeUndefined();
  expect(refusalOf('POST', '/releases/mf-a', size(1024 * 1024))).toBeUndefined();
  expect(refusalOf('PUT', '/releases/files/mf-a/1/x.js', size(8 * 1024 * 1024 + 1))).toBe('body');
  expect(refusalOf('POST', '/releases/mf-a', size(1024 * 1024 + 1))).toBe('body');
  expect(refusalOf('POST', '/releases/mf-a', { 'transfer-encoding': 'chunked' })).toBe('body');
  expect(refusalOf('POST', '/releases/mf-a', size(-1))).toBe('body');
  expect(refusalOf('GET', '/releases', size(1))).toBe('body');
  for (const [method, address] of [
    ['POST', '/releases'],
    ['POST', '/releases/override/enter'],
    ['POST', '/releases/files/mf-a/1/x.js'],
    ['PUT', '/releases/mf-a'],
    ['DELETE', '/releases/mf-a'],
    ['PUT', '/cart'],
    ['constructor', '/releases/mf-a'],
  ] as const)
    expect([address, refusalOf(method, address, size(1))]).toEqual([address, 'method']);
});
