import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { openBrowser } from '../../steps/browsers';
import { choose } from '../../steps/choose';
import { inLivePhase } from '../../steps/livePhase';
import { mailTo } from '../../steps/mailbox';
import { hearMessages } from '../../steps/messages';
import { variantsInStock } from '../../steps/pieces';
import { desktop, phone } from '../../steps/screens';
import { expectPlaced, goToProvider, payCash, placeButton, proceedToCheckout } from './steps';

const email = 'guest.asha@example.com';

const contact = (page: Page) => page.getByRole('region', { name: 'Your contact details' });

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Kulkarni');
  await page.getByLabel('Address', { exact: true }).fill('12 Ram Nagar, Dharampeth');
  await page.getByLabel('PIN Code').fill('440010');
  await page.getByLabel('City').fill('Nagpur');
  await page.getByLabel('State').selectOption('Maharashtra');
}

/** A browser that knows nothing of the order reads it by the link of its mail, and finds nothing there to change it by. */
async function readByLink(other: Page, link: string, number: string): Promise<void> {
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await expect(other.getByText('12 Ram Nagar, Dharampeth')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  await expectAccessible(other);
}

const linkIn = (mail: string) => /\/orders\/TD\w+\/link\?key=[\w-]+/.exec(mail)?.[0] ?? '';

async function addPiece(page: Page, shop: RunningShop): Promise<void> {
  const pieces = await variantsInStock(shop, 5, { min: 300, max: 900 });
  const piece = pieces.find(({ label }) => label !== '');
  if (!piece) throw new Error('The sample catalogue has nothing to buy at this price');
  // The web server hears of the phase within some seconds.
  await expect(async () => {
    await page.goto('/checkout');
    await expect(contact(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.goto(`/product/${piece.productId}`);
  await choose(page.getByRole('radio', { name: piece.label, exact: true }));
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  await expect(page.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();
  await page.goto('/cart');
}

test('a guest buys, reads the order by the mail’s link, and finds it in an account', async ({
  page,
  shop,
  browser,
}) => {
  await page.setViewportSize(phone);
  await inLivePhase(shop, async () => {
    await addPiece(page, shop);
    await proceedToCheckout(page);
    await expect(page).toHaveURL(/\/checkout$/);
    await expectAccessible(page);

    await contact(page).getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(`typo.${email}`);
    await page.getByLabel('Mobile Number').fill('+91 98765 43210');
    await contact(page).getByRole('button', { name: 'Continue as guest' }).click();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await page.reload();
    await expect(contact(page)).toContainText(`typo.${email}`);
    await contact(page).getByRole('button', { name: 'Change contact details' }).click();
    await contact(page).getByLabel('Email').fill(email);
    await contact(page).getByRole('button', { name: 'Save contact details' }).click();
    await expect(contact(page).getByText(new RegExp(`^${email}`))).toBeVisible();
    await expect(page.getByLabel('Mobile Number')).toHaveValue('9876543210');
    await fillAddress(page);
    await payCash(page);
    await expectAccessible(page);
    await placeButton(page).click();
    const number = await expectPlaced(page);
    await expect(page.getByRole('heading', { name: 'Keep this order in an account' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bag, 0 items' }).first()).toBeVisible();

    const mail = await mailTo(shop, email, new RegExp(`${number} is placed`));
    const link = linkIn(mail);
    const other = await openBrowser(browser, shop, phone);
    await other.goto(`/orders/${number}`);
    await expect(other.getByRole('heading', { name: 'Please log in to view your order' })).toBeVisible();
    await other.goto(link.replace(/.$/, (last) => (last === '0' ? '1' : '0')));
    await expect(other.getByRole('heading', { name: 'This link does not open an order' })).toBeVisible();
    await readByLink(other, link, number);

    await other.getByRole('button', { name: 'Create an account' }).click();
    const dialog = other.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await dialog.getByLabel('Full Name').fill('Asha Kulkarni');
    await dialog.getByLabel('Password', { exact: true }).fill('nagpur-orange');
    await dialog.getByLabel('Confirm Password').fill('nagpur-orange');
    const hear = await hearMessages(other);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await hear('Check your email for the confirmation link!');
    const confirmation = await mailTo(shop, email, /Confirm your e-mail address/);
    const [confirm = ''] = /https?:[^"\s]+\/verify\?[^"\s]+/.exec(confirmation) ?? [];
    await other.goto(confirm.replaceAll('&amp;', '&'));
    await hear('You are signed in.');
    await other.goto(`/orders/${number}`);
    await expect(other.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await other.goto('/profile?tab=orders');
    await expect(other.getByText(number).first()).toBeVisible();
    await other.context().close();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible();
  });
});

test('a desktop shows both ways in; a guest pays online with two tabs open and returns by the mail’s link', async ({
  page,
  shop,
  browser,
}) => {
  const address = 'guest.ravi@example.com';
  await page.setViewportSize(desktop);
  await inLivePhase(shop, async () => {
    await addPiece(page, shop);
    await page.goto('/checkout');
    await expect(contact(page).getByRole('button', { name: 'Continue as guest' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in for faster checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await page.keyboard.press('Escape');

    await contact(page).getByRole('button', { name: 'Continue as guest' }).click();
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Mobile Number').fill('98765 43210');
    await contact(page).getByRole('button', { name: 'Continue as guest' }).click();
    await fillAddress(page);
    // The second tab finds the guest, and hears of what the first one does.
    const second = await page.context().newPage();
    await second.goto('/checkout');
    await expect(contact(second)).toContainText(address);
    await second.goto('/cart');
    await expect(second.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();

    const number = await goToProvider(page);
    await page.getByRole('button', { name: /Fail the payment/ }).click();
    await expect(page.getByText(/The UPI payment did not go through/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/sandbox-pay/);
    await page.getByRole('button', { name: 'Pay with any UPI app' }).click();
    expect(await expectPlaced(page)).toBe(number);
    await expect(page.getByText(/paid online/)).toBeVisible();
    await expectAccessible(page);
    await expect(second.getByRole('link', { name: 'Bag, 0 items' }).first()).toBeVisible();
    await second.goto(`/orders/${number}`);
    await expect(second.getByRole('button', { name: 'Cancel order' })).toBeVisible();

    const mail = await mailTo(shop, address, new RegExp(`${number} is placed`));
    const other = await openBrowser(browser, shop);
    await readByLink(other, linkIn(mail), number);
    await other.context().close();
  });
});
