import fc from 'fast-check';
import { packTables, unpackTables } from './tables';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(packTables(value)) ?? 'null');

test('a list of alike objects says their names once', () => {
  const list = [
    { id: 'a', price: 1, brand: 'Neel', pictures: [{ path: 'a/main' }] },
    { id: 'b', price: 2, brand: 'Neel', pictures: [{ path: 'b/main' }], promotion: 'Half' },
  ];
  expect(packTables({ list })).toEqual({
    list: {
      '|': {
        id: ['a', 'b'],
        price: [1, 2],
        brand: ['Neel'],
        pictures: { '|': 1, '?': { '|': { path: ['a/main', 'b/main'] } } },
      },
      '?': { promotion: { 1: 'Half' } },
    },
  });
});

test('whatever was packed comes out as it was, in its order', () => {
  const name = fc.constantFrom('id', 'price', 'name', '|', '?', '__proto__', 'constructor', '1', 'a,b');
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(null, true, 0, 1.5, '', '|', 'text'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.array(fc.array(tie('value'), { minLength: 1, maxLength: 1 }), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      fc.array(fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }), { maxLength: 4 }),
    ),
  }));
  fc.assert(
    fc.property(value, (given) => {
      expect(JSON.stringify(unpackTables(sent(given)))).toBe(JSON.stringify(given));
    }),
    { numRuns: 2000 },
  );
});

test('what is undefined is not sent, and not taken for something', () => {
  const given = [{ id: 'a', note: undefined }, { id: 'b', note: 'x' }, { id: 'c' }];
  expect(JSON.stringify(unpackTables(sent(given)))).toBe(JSON.stringify(given));
});

test('objects that name the same in another order stay as they are', () => {
  const given = [
    { a: 1, b: 2 },
    { b: 1, a: 2 },
  ];
  expect(packTables(given)).toEqual(given);
});
