import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { call } from '../../steps/call';
import { mailTo } from '../../steps/mailbox';
import { advance, orderInCash } from '../../steps/orders';
import { variantsInStock } from '../../steps/pieces';
import { admin, createShopper } from '../../steps/shoppers';
import { confirm, rememberAdmin } from './steps';

test('a complaint that came by phone gets its ticket, is acknowledged, and is resolved in words that are sent', async ({
  page,
  shop,
}) => {
  const email = 'complaint.asha@example.com';
  await rememberAdmin(page, shop);
  await page.goto('/admin/inquiries/grievances');
  await page.getByRole('button', { name: 'Enter a complaint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Asha Rao');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Came by').selectOption('Phone');
  const day = (await dialog.getByLabel('Came on').getAttribute('max')) ?? '';
  await dialog.getByLabel('Came on').fill(day);
  await dialog.getByLabel('What they complain about').fill('The saree came in another blue.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Open ticket' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: 'The saree came in another blue.' });
  await card.getByRole('button', { name: /^Acknowledge/ }).click();
  await dialog.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(card).toContainText('acknowledged');
  await expect(card.getByRole('button', { name: /^Acknowledge/ })).toHaveCount(0);
  const ticket = (await card.getByRole('strong').first().textContent()) ?? '?';
  expect(await mailTo(shop, email, new RegExp(ticket))).toContain(ticket);

  await card.getByRole('button', { name: /^Resolve/ }).click();
  await dialog.getByLabel('How it ended').fill('The right one is on its way to you.');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toHaveCount(0);
  await page.getByRole('navigation', { name: 'State' }).getByRole('link', { name: 'Resolved' }).click();
  await expect(card).toContainText('The right one is on its way to you.');
  await expect
    .poll(() => mailTo(shop, email, new RegExp(ticket)))
    .toContain('The right one is on its way to you.');
});

test('a word that shoppers use finds what is called otherwise, once the dashboard says that it means the same', async ({
  page,
  shop,
}) => {
  await page.goto('/search?q=angarkhana');
  await expect(page.getByRole('heading', { name: 'Nothing found for “angarkhana”' })).toBeVisible();
  await rememberAdmin(page, shop);
  await page.goto('/admin/types/synonyms');
  await page.getByRole('button', { name: 'New synonyms' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Words').fill('angarkhana, kurta');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save synonyms' }).click();
  await expect(dialog).toBeHidden();
  // By an address of its own: the page of the first is kept for some seconds.
  await page.goto('/search?q=angarkhana&sort=price-low');
  await expect(page.getByRole('article', { name: 'Kesar Butti Kurta' })).toBeVisible();

  await page.goto('/admin/types/synonyms?q=angarkhana');
  await confirm(page, 'Delete angarkhana', {}, 'Delete');
  await expect(page.getByText('No synonyms here')).toBeVisible();
});

test('a zone that takes no cash any more says so from the PIN code on', async ({ page, shop }) => {
  const visitor = await shop.connect();
  const takesCash = async () =>
    (await call<{ cash: boolean }>(visitor, 'delivery_to', { p_pin: '440010' })).cash;
  const [zone] = await shop.sql(
    `select z.title from public.delivery_zones z join public.delivery_areas a on a.zone_id = z.id
     where '440010' like a.prefix || '%' order by length(a.prefix) desc limit 1`,
  );
  await rememberAdmin(page, shop);
  await page.goto('/admin/delivery');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText(String(zone?.title), { exact: true }) })
    .first();
  const dialog = page.getByRole('dialog');
  const cash = dialog.getByRole('checkbox', { name: 'Cash on delivery is possible' });
  expect(await takesCash()).toBe(true);
  for (const taken of [false, true]) {
    await row.getByRole('button', { name: /^Edit/ }).click();
    await cash.setChecked(taken);
    if (taken) await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save zone' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(takesCash).toBe(taken);
    await expect(row.getByRole('cell').nth(4)).toHaveText(taken ? 'Yes' : 'No');
  }
});

test('a commission is approved before its time, and paid to the UPI ID of the affiliate, who reads of it', async ({
  page,
  shop,
}) => {
  const [affiliate, friend] = [await createShopper(shop), await createShopper(shop)];
  const [piece] = await variantsInStock(shop, 5, { min: 400, max: 900 });
  const { code } = await call<{ code: string }>(affiliate.db, 'get_affiliate');
  const { id } = await call<{ id: string }>(affiliate.db, 'save_vpa', { p_vpa: 'asha.earns@okaxis' });
  await shop.sql(`update public.saved_vpas set state = 'verified' where id = $1`, [id]);
  const number = await orderInCash(friend, piece?.id ?? '', { affiliateCode: code });
  // As much as a payout begins with, which one piece does not bring.
  await shop.sql(
    `update public.commissions set amount = 500 where affiliate_id = (select id from auth.users where email = $1)`,
    [affiliate.email],
  );
  const staff = await shop.connect(admin);
  await advance(staff, number);

  await rememberAdmin(page, shop);
  await page.goto('/admin/affiliates/commissions');
  const earned = page.getByRole('row').filter({ hasText: number });
  await expect(earned).toContainText('₹500');
  await earned.getByRole('button', { name: `Approve commission of ${number}` }).click();
  await expect(earned).toContainText('Approved');
  await expectAccessible(page);

  await call(affiliate.db, 'request_payout');
  await page.goto('/admin/affiliates/payouts');
  const payout = page.getByRole('row').filter({ hasText: 'asha.earns@okaxis' });
  await payout.getByRole('button', { name: /^Approve ₹500 to / }).click();
  await confirm(page, /^Mark as paid ₹500 to /, { 'Bank reference': 'UTR-77001' }, 'Mark as paid', payout);
  await expect(payout).toContainText('UTR-77001');
  await expectAccessible(page);
  const mail = await mailTo(shop, affiliate.email, /payout|paid/i);
  expect(mail).toContain('asha.earns@okaxis');
});
