import fc from 'fast-check';
import { lookUp } from './lookUp';

const table = { anon: 1, service: 2 };

test('a name of the table finds its value', () => {
  expect(lookUp(table, 'service')).toBe(2);
});

test('what every object inherits is not in the table', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype);
  expect(inherited).toContain('__proto__');
  for (const name of inherited) expect(lookUp(table, name)).toBeUndefined();
});

test('nothing but the names of a table is found in it', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      fc.pre(!Object.keys(table).includes(name));
      expect(lookUp(table, name)).toBeUndefined();
    }),
  );
});
