import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from './Drawer';

test('says what it is and what stays at its foot, and asks to be closed', async () => {
  const close = jest.fn();
  render(
    <Drawer title="Filters" onClose={close} footer={<button>Show 12 items</button>}>
      Sizes
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Filters' }).textContent).toContain('Sizes');
  expect(screen.getByRole('button', { name: 'Show 12 items' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});
