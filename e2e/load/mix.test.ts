import { randomOf } from './arrivals';
import { findKnee } from './findKnee';
import { mixedDay, pick, popular } from './mix';
import { readOptions } from './readOptions';

const sumOf = (begins: RegExp) =>
  Object.entries(mixedDay).reduce((sum, [wish, share]) => sum + (begins.test(wish) ? share : 0), 0);

test('ninety browse, eight fill their bag, two order', () => {
  expect([sumOf(/^(?!bag|order)/), sumOf(/^bag/), sumOf(/^order/)]).toEqual([90, 8, 2]);
});

test('everybody wishes as often as the shares say, and what is popular is asked for most', () => {
  const random = randomOf(2);
  const wishes = Array.from({ length: 10_000 }, () => pick(mixedDay, random()));
  const orders = wishes.filter((wish) => wish === 'order').length;
  expect(orders).toBeGreaterThan(140);
  expect(orders).toBeLessThan(260);
  expect([pick(mixedDay, 0), pick(mixedDay, 0.999_999)]).toEqual(['home page', 'order']);
  expect([popular(['a', 'b', 'c'], 0), popular(['a', 'b', 'c'], 0.99)]).toEqual(['a', 'c']);
});

test('the knee is the highest rate that the shop kept up with, and one bad moment is none', async () => {
  const tried: number[] = [];
  const knee = await findKnee({
    from: 10,
    factor: 2,
    most: 1000,
    attempt: async (rate) => {
      tried.push(rate);
      // Another's work at the first twenty.
      return rate < 100 && tried.filter((each) => each === 20).length !== 1;
    },
  });
  expect([knee, tried]).toEqual([80, [10, 20, 20, 40, 80, 160, 160]]);
});

test('a shop that keeps up with nothing has no knee', async () => {
  expect(await findKnee({ from: 10, factor: 2, most: 1000, attempt: async () => false })).toBe(0);
});

test.each([
  [['--seconds', 'long'], /--seconds is not a number above 0: long/],
  [['--rate', '0'], /--rate is not a number above 0/],
  [['--against', 'shop.example'], /--against is not the address of a shop/],
  [['--accounts', 'file.json'], /--accounts goes with --against/],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});

test('reads what is meant', () => {
  expect(readOptions(['--against', 'https://shop.example/', '--soak', '30'])).toMatchObject({
    against: 'https://shop.example',
    soak: 30,
    from: 20,
    rate: undefined,
  });
});
