import { encodingFor } from './compress';

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0.1, gzip', 'br'],
  ['gzip', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000', 'identity'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['x-br, gzip-like', 'identity'],
])('who says "%s" gets %s (RFC 9110, 12.5.3)', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
