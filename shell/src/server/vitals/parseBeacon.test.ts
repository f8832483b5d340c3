import fc from 'fast-check';
import { FileFault } from '@shop/registry';
import { parseBeacon } from './parseBeacon';

const entry = { version: 'mf-cart@0.1.0-1a2b3c4d', page: 'mf-cart/cart' };
const parse = (...entries: unknown[]) => parseBeacon(JSON.stringify({ entries }));

test('what a page sends is read whole, and nothing besides', () => {
  const told = {
    ...entry,
    views: 2,
    errors: 1,
    visit: 'begun',
    failure: 'first',
    lcp: 900.5,
    inp: 48,
    cls: 0,
  };
  const elsewhere = { ...entry, page: '' };
  expect(parse({ ...told, address: '/product/neel-tee', constructor: 1 }, elsewhere)).toEqual({
    entries: [told, elsewhere],
  });
});

test.each<[unknown, RegExp]>([
  ['{', /^The beacon is not JSON\.$/],
  ['null', /^The beacon is not an object with fields/],
  [[], /^The beacon has 0 entries, not 1 to 40\.$/],
  [Array.from({ length: 41 }, () => entry), /^The beacon has 41 entries/],
  [[{ ...entry, version: 'mf-cart' }], /^Entry 1: version is not a version of a remote/],
  [[entry, { ...entry, page: '<b>' }], /^Entry 2: page is not a route id/],
  [[{ ...entry, views: 1e9 }], /^Entry 1: views is not a whole number from 0 to 200/],
  [[{ ...entry, views: -1 }], /views is not/],
  [[{ ...entry, errors: '3' }], /errors is not/],
  [[{ ...entry, visit: 'again' }], /visit is not 'begun'/],
  [[{ ...entry, lcp: -5 }], /lcp is not a number from 0 to 600000/],
  [[{ ...entry, cls: null }], /cls is not/],
  [[entry, entry], /^The beacon tells the page mf-cart\/cart of mf-cart@0\.1\.0-1a2b3c4d twice\.$/],
  [['', 'mf-cart/cart'].map((page) => ({ ...entry, page, visit: 'begun' })), /tells the visit of .* twice/],
  [['', 'mf-cart/cart'].map((page) => ({ ...entry, page, lcp: 9 })), /^The beacon tells LCP twice\.$/],
])('%j is refused in one sentence', (entries, sentence) => {
  const text = typeof entries === 'string' ? entries : JSON.stringify({ entries });
  expect(() => parseBeacon(text)).toThrow(FileFault);
  expect(() => parseBeacon(text)).toThrow(sentence);
});

test('whatever comes is read or refused, and every number is finite', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom(Infinity, 1e300, 'begun', 'mf-cart@1'));
  const hostile = fc.oneof(
    fc.string().map((text) => text),
    fc.json(),
    fc
      .array(fc.dictionary(fc.constantFrom('version', 'page', 'views', 'lcp', 'visit', '__proto__'), field))
      .map((entries) => JSON.stringify({ entries })),
    fc.constantFrom('{"entries":[{"version":"mf-a@1","page":"","lcp":1e999}]}'),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      try {
        for (const { views = 0, errors = 0, lcp = 0, inp = 0, cls = 0 } of parseBeacon(text).entries)
          for (const figure of [views, errors, lcp, inp, cls]) expect(Number.isFinite(figure)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(FileFault);
        // Nobody's words come back.
        expect((error as FileFault).message).not.toMatch(/[<{]/);
      }
    }),
  );
});
