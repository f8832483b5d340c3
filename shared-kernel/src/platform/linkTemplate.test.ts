import fc from 'fast-check';
import { expandTemplate } from './linkTemplate';

test.each([
  ['/cart{?coupon}', {}, '/cart'],
  ['/cart{?coupon}', { coupon: 'A B&C' }, '/cart?coupon=A+B%26C'],
  ['/category{/id}{?max,sort}', { id: 'men', sort: 'price', max: undefined }, '/category/men?sort=price'],
  ['/category{/id}{?max,sort}', { max: 499 }, '/category?max=499'],
  ['/category{/id}', { id: '' }, '/category'],
  ['/returns{#part}', { part: 'process' }, '/returns#process'],
  ['/product/{id}', {}, undefined],
  ['/product/{id}', { id: '' }, undefined],
  ['/product/{id}', { id: '..' }, undefined],
  ['/category{/id}', { id: '.' }, undefined],
  ['/product/{id}', { id: '\ud800' }, undefined],
  ['/product/{constructor}', {}, undefined],
])('%s with %j is %s', (template, values, address) => {
  expect(expandTemplate(template, values)).toBe(address);
});

/** Everything that somebody might try, and what nobody thinks of. */
const anyValue = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '/',
    '//evil.example',
    '?a=1',
    '#b',
    '\0',
    '\\',
    '{x}',
    '\ud800',
    ' ',
    '\n',
  ),
  fc.string({ unit: 'binary' }),
  fc.string(),
);

test('what goes in comes out of the URL parser, in its place, or there is no address', () => {
  let addresses = 0;
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, anyValue, (x, y, p, r) => {
      const address = expandTemplate('/a/{x}/b{/y}{?p}{#r}', { x, y, p, r });
      if (address === undefined) {
        expect(
          [x, y].some((text) => ['', '.', '..'].includes(text)) ||
            /\p{Surrogate}/u.test(x + '|' + y + '|' + r),
        ).toBe(true);
        return;
      }
      addresses += 1;
      const url = new URL(address, 'https://shop.example');
      expect(url.origin).toBe('https://shop.example');
      const segments = url.pathname.split('/').map(decodeURIComponent);
      expect(segments).toEqual(['', 'a', x, 'b', ...(y === '' ? [] : [y])]);
      // A query takes half a surrogate pair for the sign of what cannot be read.
      expect(url.searchParams.get('p')).toBe(p.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
      expect([...url.searchParams.keys()]).toEqual(['p']);
      expect(decodeURIComponent(url.hash.slice(1))).toBe(r);
    }),
    { numRuns: 1000 },
  );
  expect(addresses).toBeGreaterThan(100);
});
