import { formatRupees } from '@shop/kernel/domain';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { openBrowser } from '../../steps/browsers';
import { call } from '../../steps/call';
import { homeAddress } from '../../steps/homeAddress';
import { mailTo } from '../../steps/mailbox';
import { variantsInStock } from '../../steps/pieces';
import { desktop, phone } from '../../steps/screens';
import { admin, createShopper, rememberSignIn } from '../../steps/shoppers';
import { expectPlaced, payCash, placeButton } from '../checkout/steps';
import { confirm, rememberAdmin } from './steps';

test('an order from the phone: written down, priced, sent as a link and placed by its customer, or by the staff', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  const [piece] = await variantsInStock(shop, 6, { min: 300, max: 700 });
  if (!piece) throw new Error('The sample catalogue has nothing to buy');
  const shopper = await createShopper(shop);
  // What their own checkout would ask.
  const { amount_due } = await call<{ amount_due: number }>(shopper.db, 'quote_order', {
    p_lines: [{ variant_id: piece.id, quantity: 1 }],
  });
  const due = formatRupees(amount_due);

  await page.setViewportSize(desktop);
  await rememberAdmin(page, shop);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'Phone orders' }).click();
  await page.getByRole('link', { name: 'New phone order' }).click();
  await page.getByRole('textbox', { name: /^Find a customer/ }).fill(shopper.email);
  await page.getByRole('button', { name: 'Find a customer' }).click();
  await page.getByRole('button', { name: `Choose ${shopper.email}` }).click();
  // Their own address comes along.
  await expect(page.getByLabel('PIN Code')).toHaveValue('440010');
  await page.getByRole('textbox', { name: /^Find a product/ }).fill(piece.name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Add ${piece.name}, ${piece.label}` }).click();
  const said = page.getByRole('region', { name: 'Say on the phone' });
  await expect(said.getByText(due)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { name: 'Phone order', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(page);
  await confirm(page, 'Send the link', {}, 'Send it');
  await expect(page.getByText(/Its link was sent on/)).toBeVisible();

  // A colleague has saved it meanwhile: nobody's work is lost.
  const staff = await shop.connect(admin);
  const id = page.url().split('/').pop() ?? '';
  await page.getByRole('button', { name: /^Increase quantity of/ }).click();
  await expect(said.getByText(due)).toBeHidden();
  const draft = await call<{ revision: number; lines: object[]; ship_to: object }>(staff, 'get_draft_order', {
    p_id: id,
  });
  const { data: me } = await shopper.db.auth.getUser();
  await call(staff, 'save_draft_order', {
    p_draft: {
      id,
      revision: draft.revision,
      user_id: me.user?.id,
      lines: draft.lines,
      ship_to: draft.ship_to,
    },
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/has saved this draft meanwhile/)).toBeVisible();
  await page.getByRole('button', { name: 'Show what they saved' }).click();
  await expect(said.getByText(due)).toBeVisible();

  // The customer, on their phone.
  const mail = await mailTo(shop, shopper.email, /order from our call/);
  const link = /href="([^"]*\/checkout\/draft\/[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const theirs = await openBrowser(browser, shop);
  await theirs.setViewportSize(phone);
  const address = new URL(link).pathname + new URL(link).search;
  await theirs.goto(address);
  await expect(theirs.getByText(`Please log in as ${shopper.email}`)).toBeVisible();
  await rememberSignIn(theirs, shopper.db);
  await theirs.goto(address);
  await payCash(theirs);
  await expectAccessible(theirs);
  await placeButton(theirs).click();
  const number = await expectPlaced(theirs);
  await theirs.context().close();
  await page.reload();
  await expect(page.getByRole('link', { name: number })).toBeVisible();

  // Somebody without an account, who wants it at once.
  const made = await call<{ id: string }>(staff, 'save_draft_order', {
    p_draft: {
      email: 'rina.das@example.com',
      lines: [{ variant_id: piece.id, quantity: 1 }],
      ship_to: homeAddress,
      note: 'Rings after six',
      gstin: '27AAPFU0939F1ZV',
      gst_name: 'Umber & Sons',
    },
  });
  await page.goto('/admin/orders/drafts');
  await expectAccessible(page);
  await page.getByRole('link', { name: homeAddress.name }).first().click();
  await expect(page).toHaveURL(new RegExp(made.id));
  await confirm(page, 'Place, cash on delivery', {}, 'Place it');
  await page.waitForURL(/\/admin\/orders\/TD/);
  await expect(page.getByText(/^Placed by phone by/)).toBeVisible();
  await expect(page.getByText('Rings after six')).toBeVisible();
  await expect(page.getByText('GST invoice for Umber & Sons, 27AAPFU0939F1ZV')).toBeVisible();
  expect(await mailTo(shop, 'rina.das@example.com', /is placed/)).toContain('Placed by phone by');
});
