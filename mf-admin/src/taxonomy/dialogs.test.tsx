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

test.each([
  ['attributes', 'Edit Material', 'Remove choice Cotton'],
  ['categories', 'Edit Men', 'Remove picture'],
])('what is taken out by a press is not lost unasked: %s', async (path, button, removal) => {
  const { user, dialog } = await openDialog(`/admin/types/${path}`, button);
  await user.click(dialog.getByRole('button', { name: removal, hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(dialog.getByText('What you have filled in is not saved yet.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Keep editing', hidden: true }));
  await user.click(screen.getByRole('link', { name: 'Orders', hidden: true }));
  expect(await screen.findByText(/Your changes to .* are not saved yet/)).toBeTruthy();
});

test('the keyboard goes on at the field for another picture where one is taken away', async () => {
  const { user, dialog } = await openDialog('/admin/types/categories', 'Edit Men');
  await user.click(dialog.getByRole('button', { name: 'Remove picture', hidden: true }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Picture'));
});
