import { readArguments } from './readArguments';

test('sets a checkout, a running shop or pages of another shop beside this one', () => {
  const otherOf = (against: string) => readArguments(['--against', against]).other;
  expect(otherOf('../other')).toEqual({ kind: 'checkout', folder: '../other' });
  expect(otherOf('http://localhost:4000/')).toEqual({ kind: 'shop', origin: 'http://localhost:4000' });
  expect(otherOf('home=http://a.example/,product=http://a.example/p?size=m')).toEqual({
    kind: 'addresses',
    addresses: { home: 'http://a.example/', product: 'http://a.example/p?size=m' },
  });
  expect(otherOf('product=http://a.example/p?a=1')).toEqual({
    kind: 'addresses',
    addresses: { product: 'http://a.example/p?a=1' },
  });
});

test('takes more loads where two are compared, and the number that was asked for', () => {
  expect(readArguments([])).toEqual({
    loads: 4,
    other: undefined,
    parts: ['thread', 'paint', 'presses', 'lighthouse'],
    oneBundle: undefined,
  });
  expect(readArguments(['--parts', 'thread,lighthouse']).parts).toEqual(['thread', 'lighthouse']);
  expect(readArguments(['--against', '..']).loads).toBe(7);
  expect(readArguments(['--against', '..', '--loads', '4']).loads).toBe(4);
});

test.each([
  [['--loads', 'many'], /--loads is not a number/],
  [['--loads', '0'], /--loads is not a number/],
  [['--against', 'home=nowhere'], /names no page by an address: home=nowhere/],
  [['--against', 'home=http://a.example/,shelf=http://a.example/'], /by an address: shelf=/],
  [['--parts', 'speed'], /--parts knows no speed, only thread, paint, presses, lighthouse/],
  [['--faster'], /--faster/],
])('refuses %j', (args, problem) => {
  expect(() => readArguments(args)).toThrow(problem);
});
