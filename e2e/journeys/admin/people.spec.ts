import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { call } from '../../steps/call';
import { choose } from '../../steps/choose';
import { mailTo, sweep } from '../../steps/mailbox';
import { admin, createShopper, fillSignIn } from '../../steps/shoppers';
import { confirm, rememberAdmin } from './steps';

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

test('an owner invites somebody for support, who sees that much and no more, until the role is taken', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  const person = await createShopper(shop);
  await rememberAdmin(page, shop);
  await page.goto('/admin/staff');
  await page.getByRole('button', { name: 'Roles of Demo Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Owner/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The shop needs at least one owner.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByLabel('E-mail').fill(person.email);
  await dialog.getByRole('checkbox', { name: /^Support/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText(person.email);
  const mail = await mailTo(shop, person.email, /Join the staff/);
  const [, link = ''] = /\/join-staff\?token=(\w+)/.exec(mail) ?? [];
  expect(link).not.toBe('');

  // Signed out, the page says with which address to come, and shows the way.
  const staff = await openBrowser(browser, shop);
  await staff.goto(`/join-staff?token=${link}`);
  await staff.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectAccessible(staff);
  await expect(staff.getByRole('dialog').getByLabel('Email')).toHaveValue(person.email);
  await fillSignIn(staff, person);
  await staff.getByRole('button', { name: 'Join the staff' }).click();
  await staff.getByRole('link', { name: 'Open the dashboard' }).click();

  await expect(staff.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const sections = staff.getByRole('navigation', { name: 'Admin sections' });
  for (const theirs of ['Users', 'Orders', 'Inquiries', 'Reviews'])
    await expect(sections.getByRole('link', { name: theirs, exact: true })).toBeVisible();
  for (const others of ['Overview', 'Products', 'Settings', 'Staff', 'Releases'])
    await expect(sections.getByRole('link', { name: others, exact: true })).toHaveCount(0);
  await staff.goto('/admin/products');
  await expect(staff.getByText("You don't have permission to access this page.")).toBeVisible();
  await sections.getByRole('link', { name: 'Inquiries' }).click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Inquiries' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Roles of Asha Kulkarni' }).click();
  await dialog.getByRole('checkbox', { name: /^Support/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await expect(dialog).toBeHidden();
  await sections.getByRole('link', { name: 'Reviews' }).click();
  await expect(staff.getByText("You don't have permission to access this page.")).toBeVisible();

  await page.goto(`/admin/users?q=${person.email}`);
  // The search goes by words, and others' addresses begin like this one.
  const row = page.getByRole('row').filter({ hasText: person.email });
  await confirm(page, 'Block Asha Kulkarni', { Reason: 'Chargebacks' }, 'Block', row);
  await expect(
    page.getByRole('region', { name: 'Users' }).getByText('Blocked', { exact: true }),
  ).toBeVisible();
  await staff.goto('/product/neel-lotus-tee');
  await choose(staff.getByRole('radio', { disabled: false }).first());
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

  // The next mail is for an address that bounced meanwhile: it is held, and leaves once somebody knows better.
  await shop.sql(
    `select public.record_mail_event('bounced', 'ravi.asks@example.com', now(), 'no such user')`,
  );
  await shop.sql(
    `select private.send_mail('inquiry/reply', 'ravi.asks@example.com', '{"reference": "second"}', 'second-answer')`,
  );
  await sweep(shop);
  await page.goto('/admin/mail?state=held&q=ravi.asks');
  const held = page.getByRole('row').filter({ hasText: 'Inquiry: reply' });
  await expect(held).toContainText('Not tried: mail to this address comes back.');
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await held.getByRole('button', { name: 'Unblock ravi.asks@example.com' }).click();
  await dialog.getByLabel('Why').fill('Asked by phone');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(held).not.toContainText('Mail comes back');
  await held.getByRole('button', { name: /^Try again/ }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No such mail here')).toBeVisible();
  await page.goto('/admin/status');
  await expect(page.getByRole('region', { name: 'Money and mail' })).toContainText('Mails');
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  expect(await mailTo(shop, 'ravi.asks@example.com', /Our answer .second/)).toContain('second');
});
