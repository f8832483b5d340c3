import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';

async function openDialog(path: string, button: string) {
  const { platform } = await createTestShop({}, 'admin');
  const { user } = await renderRoutes(routes, path, platform);
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(screen.getByRole('dialog', { hidden: true })) };
}

test('the keyboard goes on at the next choice where one is taken out', async () => {
  const { user, dialog } = await openDialog('/admin/types/attributes', 'Edit Material');
  await user.click(dialog.getByRole('button', { name: 'Remove choice Cotton', hidden: true }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Choice 1'));
  expect(document.activeElement).toHaveProperty('value', 'Silk');
});

test('the keyboard goes on at the field for another picture where one is taken away', async () => {
  const { user, dialog } = await openDialog('/admin/types/categories', 'Edit Men');
  await user.click(dialog.getByRole('button', { name: 'Remove picture', hidden: true }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Picture'));
});
