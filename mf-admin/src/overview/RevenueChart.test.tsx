import { render, screen } from '@testing-library/react';
import { RevenueChart } from './RevenueChart';

const nothing = 'No revenue in these days.';
const day = (revenue: number) => ({ day: '2026-11-21', revenue, orders: 0 });

test('days without revenue are said in words, and stand in the table', () => {
  render(<RevenueChart days={[day(0), day(0)]} />);
  expect(screen.getByText(nothing)).toBeTruthy();
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
});

test('one day with revenue is worth a chart', () => {
  render(<RevenueChart days={[day(0), day(450)]} />);
  expect(screen.queryByText(nothing)).toBeNull();
});
