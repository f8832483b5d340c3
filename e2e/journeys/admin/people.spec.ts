import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { mailTo } from '../../steps/mailbox';
import { admin, createShopper, rememberAccount, rememberSignIn } from '../../steps/shoppers';
import { call, confirm, rememberAdmin } from './steps';

test('the second of two admins is told, and takes over or gives way', async ({ page, shop, browser }) => {
  const second = await openBrowser(browser, shop);
  const product = '/admin/products/neel-lotus-tee';
  for (const each of [page, second]) {
    await rememberAdmin(each, shop);
    await each.goto(product);
    // Both have opened the product as it is now; a page that reads it later has nothing to be told.
    await expect(each.getByLabel('Brand')).toBeVisible();
  }
  await page.getByLabel('Brand').fill('First House');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Not saved yet.')).toBeHidden();

  await second.getByLabel('Brand').fill('Second House');
  await second.getByRole('button', { name: 'Save product' }).click();
  const notice = second.getByRole('alert').filter({ hasText: 'has saved this product' });
  await expect(notice).toContainText(admin.email);
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(notice).toBeHidden();
  await page.goto(product);
  await expect(page.getByLabel('Brand')).toHaveValue('Second House');

  await second.getByLabel('Brand').fill('Third House');
  await page.getByLabel('Brand').fill('First House');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Not saved yet.')).toBeHidden();
  await second.getByRole('button', { name: 'Save product' }).click();
  await second.getByRole('button', { name: 'Discard mine and show theirs' }).click();
  await expect(second.getByLabel('Brand')).toHaveValue('First House');
  await second.context().close();
});

test('admins are made and unmade, the last one stays, and a blocked account stands still', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  const person = await createShopper(shop);
  await rememberAdmin(page, shop);
  await page.goto(`/admin/users?q=${admin.email}`);
  await page.getByRole('button', { name: 'Take the admin role' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(admin.email);
  await dialog.getByRole('button', { name: 'Take the admin role' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The shop needs at least one admin.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const theirs = await openBrowser(browser, shop);
  await rememberSignIn(theirs, person.db);
  await theirs.goto('/admin/users');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await theirs.context().close();

  await page.goto(`/admin/users?q=${person.email}`);
  await confirm(page, 'Make admin');
  const users = page.getByRole('region', { name: 'Users' });
  await expect(users.getByText('Admin', { exact: true })).toBeVisible();
  const staff = await openBrowser(browser, shop);
  // A role comes with the next sign-in.
  await rememberAccount(staff, shop, person);
  await staff.goto('/admin/orders');
  await expect(staff.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await confirm(page, 'Take the admin role');
  await expect(page.getByRole('button', { name: 'Make admin' })).toBeVisible();
  await staff.getByRole('link', { name: 'Users' }).click();
  await expect(staff.getByText("You don't have permission to access this page.")).toBeVisible();

  await confirm(page, 'Block', { Reason: 'Chargebacks' });
  await expect(users.getByText('Blocked', { exact: true })).toBeVisible();
  await staff.goto('/product/neel-lotus-tee');
  await staff.getByRole('radio', { disabled: false }).first().check({ force: true });
  await staff.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  await expect(staff.getByText(/This account has been blocked/).first()).toBeVisible();
  await staff.context().close();
  const refused = await shop.connect().then((db) => db.auth.signInWithPassword(person));
  expect(refused.error?.message).toContain('banned');
});

test('what people write is answered by mail, once, and leaves the queue', async ({ page, shop }) => {
  const visitor = await shop.connect();
  const { reference } = await call<{ reference: string }>(visitor, 'send_contact_message', {
    p_submission_id: crypto.randomUUID(),
    p_message: {
      ...{ name: 'Ravi Deshmukh', email: 'ravi.asks@example.com', subject: 'product-question' },
      ...{ message: 'Is the indigo fast?', elapsed_ms: 5000 },
    },
  });
  await rememberAdmin(page, shop);
  await page.goto(`/admin/inquiries?q=${reference}`);
  const card = page.getByRole('listitem').filter({ hasText: reference });
  await expect(card).toContainText('Answer by');
  await page.getByRole('button', { name: `Reply to ${reference}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your answer').fill('Yes. Wash it cold for the first three times.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toContainText('not saved yet');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('blockquote')).toContainText('Wash it cold');
  await expect(card).not.toContainText('Answer by');
  await expect(card.getByLabel(`State of ${reference}`)).toHaveValue('resolved');
  expect(await mailTo(shop, 'ravi.asks@example.com', new RegExp(reference))).toContain(reference);
  expect(await mailTo(shop, 'ravi.asks@example.com', /Our answer/)).toContain('Wash it cold');
});
