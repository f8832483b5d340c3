import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { call } from '../../steps/call';
import { choose } from '../../steps/choose';
import { mailTo } from '../../steps/mailbox';
import { desktop, phone } from '../../steps/screens';
import { admin, createShopper, openSignedIn } from '../../steps/shoppers';

const linkIn = (mail: string, path: string) =>
  new RegExp(`${path}\\?token=[0-9a-f]+`).exec(mail)?.[0] ?? 'no link';

/** A product with all its sizes in stock, of which the dashboard sells out those that `isGone` says. */
async function sellOut(
  shop: RunningShop,
  price: { min: number; max: number },
  isGone: (n: number) => boolean,
) {
  const staff = await shop.connect(admin);
  const { data } = await staff
    .from('products')
    .select('id,name,product_variants(id,label,stock)')
    .gte('price', price.min)
    .lte('price', price.max)
    .order('id');
  const products = data as {
    id: string;
    name: string;
    product_variants: { id: string; label: string; stock: number }[];
  }[];
  const product = products.find(
    ({ product_variants: sizes }) => sizes.length > 1 && sizes.every(({ stock }) => stock > 0),
  );
  const [first] = product?.product_variants ?? [];
  if (!product || !first) throw new Error('The sample catalogue has no such product');
  const change = (id: string, by: number) =>
    call(staff, 'adjust_stock', { p_variant_id: id, p_change: by, p_reason: 'counted' });
  for (const [n, { id, stock }] of product.product_variants.entries())
    if (isGone(n)) await change(id, -stock);
  return {
    productId: product.id,
    name: product.name,
    label: first.label,
    restock: () => change(first.id, 2),
  };
}

const tellMe = (page: Page) => page.getByRole('button', { name: 'TELL ME WHEN IT IS BACK' }).first();

test('a visitor hears by mail when their size is back, and stops it with one press', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(phone);
  const email = 'asha.waits@example.com';
  const piece = await sellOut(shop, { min: 700, max: 1200 }, () => true);
  await page.goto(`/product/${piece.productId}`);
  await expect(page.getByRole('button', { name: 'OUT OF STOCK' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Like this, and in stock' })).toBeVisible();
  await expectAccessible(page);
  await tellMe(page).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
  await choose(dialog.getByRole('radio', { name: piece.label, exact: true }));
  await dialog.getByLabel('Email').fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(dialog.getByText(/check your mail/)).toBeVisible();

  await page.goto(linkIn(await mailTo(shop, email, /Shall we tell you/), '/alerts/confirm'));
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(page.getByText('Done. We write to you when it is back.')).toBeVisible();
  await expectAccessible(page);

  await piece.restock();
  const mail = await mailTo(shop, email, new RegExp(`^${piece.name} is back$`));
  expect(mail).toContain(`/product/${piece.productId}`);
  await page.goto(linkIn(mail, '/alerts/stop'));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped. You are not waiting for anything else.')).toBeVisible();
  await expectAccessible(page);
});

test('a shopper asks with one press, and their account lists and ends it', async ({ page, shop }) => {
  await page.setViewportSize(desktop);
  const piece = await sellOut(shop, { min: 1300, max: 1900 }, (n) => n === 0);
  const shopper = await createShopper(shop);
  await openSignedIn(page, shopper, `/product/${piece.productId}`);
  await page.getByRole('button', { name: 'Sold out in your size? Tell me when it is back' }).click();
  await expect(page.getByText(/^We write to you when it is back/)).toBeVisible();
  await page.getByRole('button', { name: 'Tell me when the price falls' }).click();
  await expect(page.getByText(/^We write to you when the price falls/)).toBeVisible();

  await page.goto('/alerts');
  const list = page.getByRole('list', { name: 'What I wait for' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await list.getByRole('button', { name: `Stop: ${piece.name}, ${piece.label}` }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});
