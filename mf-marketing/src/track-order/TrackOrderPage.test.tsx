import { screen } from '@testing-library/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createFormDatabase } from '../testing/createFormDatabase';

let letGo: () => void = () => undefined;
let waited: number[] = [];
jest.mock('../forms/pause', () => ({
  pause: (milliseconds: number) => {
    waited.push(milliseconds);
    return new Promise<void>((resolve) => (letGo = resolve));
  },
}));

const order = {
  data: {
    number: 'TD4F7K2M9QXA',
    status: 'shipped',
    estimated_delivery: '2026-11-25',
    current_location: 'On the way to Pune',
    parcels: [],
    events: [
      { status: 'placed', note: '', at: '2026-11-20T08:00:00Z' },
      { status: 'shipped', note: 'With the courier', at: '2026-11-21T08:00:00Z' },
    ],
  },
};
const nothing = { data: null };

async function track(
  answer: Parameters<typeof createFormDatabase>[0],
  number: string,
  phase: 'beta' | 'live' = 'beta',
) {
  waited = [];
  const { calls, database } = createFormDatabase(answer);
  const { platform } = createTestPlatform({ database, settings: { phase } });
  const { user } = await renderRoutes(routes, '/track-order', platform);
  if (number) await user.type(screen.getByLabelText('Order Number'), number);
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
  return { calls, finish: () => letGo() };
}

test('says that it is tracking for a second and a half, then where the order is', async () => {
  const { calls, finish } = await track(order, 'td4f7k2m9qxa');
  expect(screen.getByRole('button', { name: 'Tracking...' })).toHaveProperty('disabled', true);
  expect(waited).toEqual([1500]);
  finish();
  expect((await screen.findByRole('region', { name: 'Order TD4F7K2M9QXA' })).textContent).toContain(
    'In Transit',
  );
  expect(screen.getByText('On the way to Pune')).toBeDefined();
  expect(screen.getByText('Wednesday, 25 November')).toBeDefined();
  expect(screen.queryByText(/^Demo/)).toBeNull();
  expect(calls).toEqual([
    { name: 'track_order', parameters: { p_number: 'td4f7k2m9qxa', p_email: 'asha@example.com' } },
  ]);
});

test.each(['cancelled', 'expired', 'pending_payment', 'rto'])(
  'promises no day of delivery of an order that is %s',
  async (status) => {
    const { finish } = await track({ data: { ...order.data, status } }, 'td4f7k2m9qxa');
    finish();
    await screen.findByRole('region', { name: 'Order TD4F7K2M9QXA' });
    expect(screen.queryByText('Estimated delivery')).toBeNull();
    expect(screen.queryByText('Wednesday, 25 November')).toBeNull();
  },
);

test('shows the sample in beta, and says so', async () => {
  const { finish } = await track(nothing, 'TD1');
  finish();
  expect((await screen.findByRole('region', { name: 'Order TD1' })).textContent).toContain('Demo');
});

test.each([
  ['beta', '12345'],
  ['live', 'TD123456'],
] as const)('finds nothing in %s for %s', async (phase, number) => {
  const { finish } = await track(nothing, number, phase);
  finish();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Order not found. Please check your order number and email.',
  );
});

test('asks for both fields', async () => {
  const { calls } = await track(order, '');
  expect(screen.getByLabelText('Order Number')).toHaveProperty('ariaInvalid', 'true');
  expect(calls).toEqual([]);
});

test('tells a failure from a miss', async () => {
  const { finish } = await track({ error: { message: 'TypeError: Failed to fetch', code: '' } }, 'TD1');
  finish();
  expect((await screen.findByRole('alert')).textContent).toContain('try again');
});
