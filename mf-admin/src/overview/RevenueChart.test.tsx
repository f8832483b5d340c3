import { act, render, screen } from '@testing-library/react';
import { RevenueChart } from './RevenueChart';

const nothing = 'No revenue in these days.';
const day = (day: string, revenue: number) => ({ day, revenue, orders: 0 });

test('days without revenue are said in words, and stand in the table', () => {
  render(<RevenueChart days={[day('2026-11-20', 0), day('2026-11-21', 0)]} />);
  expect(screen.getByText(nothing)).toBeTruthy();
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
});

test('one day with revenue is worth a chart', async () => {
  await import('./RevenueBars');
  await act(async () => {
    render(<RevenueChart days={[day('2026-11-20', 0), day('2026-11-21', 450)]} />);
  });
  expect(screen.queryByText(nothing)).toBeNull();
});
