import { render, screen, within } from '@testing-library/react';
import { LineItems } from './LineItems';

test('a list with a name holds each line with what it costs', () => {
  const picture = { src: '/a.webp', fallbackSrc: '/b.webp' };
  render(
    <LineItems
      label="Items in this order"
      items={[{ id: 'a', picture, title: 'Neel Lotus Tee', detail: 'M · 2 × ₹450', amount: '₹900' }]}
    />,
  );
  const list = within(screen.getByRole('list', { name: 'Items in this order' }));
  expect(list.getByRole('listitem').textContent).toBe('Neel Lotus TeeM · 2 × ₹450₹900');
});
