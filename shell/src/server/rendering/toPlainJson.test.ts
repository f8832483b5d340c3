import { toPlainJson } from './toPlainJson';

test('plain data comes through, also where it is shared or absent', () => {
  const price = { rupees: 499 };
  expect(toPlainJson({ a: price, b: [price, null, undefined, true, 'x'], c: undefined })).toBe(
    '{"a":{"rupees":499},"b":[{"rupees":499},null,null,true,"x"]}',
  );
});

test('lists of alike objects are packed', () => {
  expect(toPlainJson({ list: [{ id: 'a' }, { id: 'b' }] })).toBe('{"list":{"|":{"id":["a","b"]}}}');
});

const circle: { self?: unknown } = {};
circle.self = circle;

test.each([
  ['a function', { deep: [{ act: () => 1 }] }, 'data.deep.0.act of the loaders is a function'],
  ['a bigint', { price: 1n }, 'data.price of the loaders is a bigint'],
  ['a symbol', { key: Symbol('x') }, 'data.key of the loaders is a symbol'],
  ['a circle', circle, 'data.self of the loaders is an object that contains itself'],
  ['a map', { byId: new Map() }, 'data.byId of the loaders is no plain object'],
  ['a date', { at: new Date(0) }, 'data.at of the loaders is no plain object'],
  ['a promise', { later: Promise.resolve() }, 'data.later of the loaders is no plain object'],
])('%s is refused with its place', (_, data, message) => {
  expect(() => toPlainJson(data)).toThrow(message);
});
