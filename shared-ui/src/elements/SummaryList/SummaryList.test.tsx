import { render, screen } from '@testing-library/react';
import { SummaryList } from './SummaryList';

test('every amount stands with its name', () => {
  render(
    <SummaryList
      rows={[
        { label: 'Subtotal', value: '₹2,499' },
        { label: 'To pay', value: '₹2,549', strong: true },
      ]}
    />,
  );
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent);
  expect(terms.map((term, index) => [term, amounts[index]])).toEqual([
    ['Subtotal', '₹2,499'],
    ['To pay', '₹2,549'],
  ]);
});
