import { render, screen } from '@testing-library/react';
import { Timeline } from './Timeline';

test('says of each step whether it is done, not by colour alone', () => {
  render(
    <Timeline
      steps={[
        { title: 'Order Placed', time: '22 Nov, 10:42', done: true },
        { title: 'Delivered', done: false },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Order Placed (done)22 Nov, 10:42',
    'Delivered (to come)',
  ]);
});

test('calls neither done nor to come what ended the way or waits for somebody', () => {
  render(
    <Timeline
      steps={[
        { title: 'Order Placed', done: true },
        { title: 'Waiting for Payment', done: false, mark: 'waiting' },
        { title: 'Cancelled', done: true, mark: 'ended' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Order Placed (done)',
    'Waiting for Payment',
    'Cancelled',
  ]);
});
