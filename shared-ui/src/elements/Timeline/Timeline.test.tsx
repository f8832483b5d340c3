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
