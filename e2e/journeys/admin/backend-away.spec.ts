import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { hearMessages } from '../../steps/messages';
import { rememberAdmin } from './steps';

test('a product that could not be saved keeps its form and its guard, and is saved when pressed again', async ({
  page,
  shop,
}) => {
  await rememberAdmin(page, shop);
  await page.goto('/admin/products/neel-lotus-tee');
  const brand = page.getByLabel('Brand');
  await brand.fill('Neel & Daughters');
  await shop.backend.stopListening();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByRole('alert')).toContainText('We cannot reach our stock room just now');
  await expect(brand).toHaveValue('Neel & Daughters');
  await expectAccessible(page);
  const sections = page.getByRole('navigation', { name: 'Admin sections' });
  await sections.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('dialog')).toContainText('not saved yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await shop.backend.listenAgain();
  const hear = await hearMessages(page);
  await page.getByRole('button', { name: 'Save product' }).click();
  await hear('Neel Lotus Crew Tee is saved');
});
