import { screen, within } from '@testing-library/react';
import { createTestShop } from '../../testing/createTestShop';
import { orderRow } from '../../testing/orderRow';
import { renderPage } from '../../testing/renderPage';

test('that nothing is chosen yet is no longer said once something is', async () => {
  const placed_at = new Date(Date.now() - 300_000).toISOString();
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [{ ...orderRow, placed_at }] } });
  const { user } = await renderPage('/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Cancel items' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'See what goes back' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('at least one item');
  await user.selectOptions(dialog.getByLabelText(/^Neel Lotus Tee/), 'Cancel 1 of 2');
  expect(dialog.queryByRole('alert')).toBeNull();
});
