import { acceptPrices, readSeenPrices, rememberPrices } from './seenPrices';

function deviceStorage(initial?: string) {
  const entries = new Map(initial === undefined ? [] : [['bag-prices', initial]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('the price that was seen first stays until the shopper agrees to another', () => {
  const storage = deviceStorage();
  rememberPrices(storage, [{ id: 'tee:m', price: 450 }]);
  expect(rememberPrices(storage, [{ id: 'tee:m', price: 480 }])).toEqual({ 'tee:m': 450 });
  acceptPrices(storage, [{ id: 'tee:m', price: 480 }]);
  expect(readSeenPrices(storage)).toEqual({ 'tee:m': 480 });
});

test('what left the bag is forgotten', () => {
  const storage = deviceStorage('{"tee:m":450,"cap:one":99}');
  expect(rememberPrices(storage, [{ id: 'cap:one', price: 120 }])).toEqual({ 'cap:one': 99 });
});

test.each(['{', '[1,"x"]', 'null', '{"tee:m":"450"}'])('%s counts as nothing seen', (text) => {
  expect(readSeenPrices(deviceStorage(text))).toEqual({});
});
