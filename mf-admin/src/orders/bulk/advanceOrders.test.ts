import type { Order } from '@shop/kernel/domain';
import { createTestShop, Refusal } from '../../testing/createTestShop';
import { advanceOrders, type BulkWish } from './advanceOrders';

const count = 10_000;
const numberOf = (n: number) => `TD${String(n).padStart(10, '0')}`;
const wishes: BulkWish[] = Array.from({ length: count }, (_, n) => ({ number: numberOf(n), from: 'placed' }));

const moved = ({ number }: BulkWish) => ({
  number,
  outcome: 'moved',
  hint: null,
  message: null,
  status: 'packed',
});

async function pack(answer: (slice: readonly BulkWish[]) => object[]) {
  const { platform, calls } = await createTestShop(
    { bulk_advance_orders: ({ p_orders: slice }) => answer(slice as BulkWish[]) },
    'admin',
  );
  const seen = new Map<string, Order['status']>();
  const run = { db: await platform.connect(), onProgress: () => {}, isStopped: () => false };
  const report = await advanceOrders(run, 'packed', wishes, (number, status) => seen.set(number, status));
  return { report, seen, slices: calls.filter(({ name }) => name === 'bulk_advance_orders').length };
}

describe('ten thousand orders', () => {
  it('move a hundred at a time', async () => {
    const { report, seen, slices } = await pack((slice) => slice.map(moved));
    expect(report).toMatchObject({ text: '10,000 of 10,000 orders: Packed.', failures: [] });
    expect([report.done.length, seen.size, slices]).toEqual([count, count, 100]);
  });

  it('of which half were moved by somebody else: each of those is named with its reason', async () => {
    const { report } = await pack((slice) =>
      slice.map((wish) =>
        Number(wish.number.at(-1)) % 2 === 0
          ? moved(wish)
          : {
              ...moved(wish),
              outcome: 'failed',
              hint: 'ORDER_CHANGED',
              message: 'Somebody has moved this order meanwhile.',
              status: 'shipped',
            },
      ),
    );
    expect(report.text).toBe('5,000 of 10,000 orders: Packed.');
    expect(new Set(report.failures.map(({ name }) => name)).size).toBe(5_000);
    expect(report.failures[0]).toMatchObject({
      name: numberOf(1),
      reason: 'Somebody has moved this order meanwhile. It is Shipped now.',
    });
  });

  it('of which half are forbidden, because the right was taken away meanwhile: nothing more is sent', async () => {
    let slice = 0;
    const { report, slices } = await pack((orders) => {
      slice += 1;
      if (slice > 50) throw new Refusal('FORBIDDEN', 'Your role does not permit this.');
      return orders.map(moved);
    });
    expect([report.text, report.done.length, slices]).toEqual(['5,000 of 10,000 orders: Packed.', 5_000, 51]);
    expect(report.failures.map(({ name }) => name)).toEqual(wishes.slice(5_000).map(({ number }) => number));
    const [refused] = report.failures;
    expect(report.failures.at(-1)?.reason).toBe(`Not tried: ${refused?.reason}`);
  });
});
