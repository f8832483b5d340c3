import { render, screen } from '@testing-library/react';
import { MeasureTable } from './MeasureTable';

test('every figure is found by its line and its column', () => {
  render(
    <MeasureTable
      caption="Women, in inches"
      columns={['Size', 'Bust', 'Waist']}
      rows={[{ name: 'S', cells: ['34', '28'] }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Women, in inches' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Size',
    'Bust',
    'Waist',
  ]);
  expect(
    screen.getByRole('row', { name: 'S 34 28' }).contains(screen.getByRole('rowheader', { name: 'S' })),
  ).toBe(true);
});
