import { act, render, screen } from '@testing-library/react';
import { SalesChart } from './SalesChart';

const mockLost = () => {
  throw new Error('Loading chunk failed');
};
jest.mock('./SalesBars', () => Object.defineProperty({}, 'SalesBars', { get: () => mockLost() }));

test('bars whose script was lost say so in their place, above the same figures as a table', async () => {
  const day = { day: '2026-11-20', orders: 0, total: 1712, refunds: 0, net: 1712, visits: 80 };
  await act(async () => void render(<SalesChart days={[day]} previous_days={[day]} />));
  expect((await screen.findByRole('alert')).textContent).toContain('This part did not load.');
  expect(screen.getByRole('heading', { name: 'Sales by day' })).toBeTruthy();
  expect(screen.getAllByRole('cell', { name: '₹1,712', hidden: true }).length).toBeGreaterThan(0);
});
