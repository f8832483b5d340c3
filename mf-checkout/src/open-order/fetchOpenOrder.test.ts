import type { Database } from '@shop/kernel/data';
import { fetchOpenOrder } from './fetchOpenOrder';

const row = {
  ...{ number: 'TD0123456789', amount_due: 1117, expires_at: '2026-11-24T10:09:00Z' },
  order_lines: [{ variant_id: 'neel-lotus-tee:m', quantity: 2 }],
};

test('whether an order still waits is asked of the database’s clock, not of this device’s', async () => {
  const filters: unknown[][] = [];
  const query = {
    select: () => query,
    eq: () => query,
    gt: (...filter: unknown[]) => {
      filters.push(filter);
      return query;
    },
    order: () => query,
    limit: () => Promise.resolve({ data: [row], error: null }),
  };
  const order = await fetchOpenOrder({ from: () => query } as unknown as Database);
  expect(filters).toEqual([['expires_at', 'now']]);
  expect(order).toMatchObject({ number: 'TD0123456789', held: { 'neel-lotus-tee:m': 2 } });
});
