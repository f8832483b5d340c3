import type { Page } from '@playwright/test';
import { shop as brand } from '@shop/kernel/domain';
import { atThisPace } from '@shop/tooling/pace';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { variantsInStock } from '../../steps/pieces';
import { phone, screens } from '../../steps/screens';
import { createShopper, fillSignIn, openSignedIn } from '../../steps/shoppers';
import { watchRequests } from '../../steps/watchRequests';
import { expectPlaced, placeButton, startCheckout } from '../checkout/steps';

const reach = 'We cannot reach our stock room';
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const bag = (page: Page, count: string) => page.getByRole('link', { name: `Bag, ${count}` }).first();

/** A page of the catalogue that no visitor has asked for yet, so that no copy of it is kept anywhere. */
let asked = 0;
const unseen = (path: string) => `${path}?max=${(asked += 1) + 9000}`;

for (const [device, viewport] of Object.entries(screens)) {
  test(`a visit waits on the page before it and goes through by itself, on a ${device}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/category/men');
    await expect(heading(page, 'Men Collection')).toBeVisible();
    await shop.backend.stopListening();
    await footerLink(page, 'New Arrivals').click();
    await expect(notice(page)).toContainText('Your page opens as soon as it answers');
    await expect(heading(page, 'Men Collection')).toBeVisible();
    await expectAccessible(page);
    await shop.backend.listenAgain();
    await expect(heading(page, 'New Arrivals')).toBeVisible();
    await expect(notice(page)).not.toContainText(reach);
  });

  test(`an opened page says that the stock room is away and opens by itself, on a ${device}`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(viewport);
    await shop.backend.stopListening();
    await page.goto(unseen('/category/kids'));
    await expect(heading(page, reach)).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText('Your bag stays as it is');
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(heading(page, reach)).toBeVisible();
    await shop.backend.listenAgain();
    await expect(heading(page, 'Kids Collection')).toBeVisible();
  });
}

test('pages that were seen can be seen again, and are fresh as soon as they can be', async ({
  page,
  shop,
}) => {
  // Scripts have run: a page that was left before has not been seen by them.
  const untilQuiet = watchRequests(page);
  await page.goto('/category/men');
  await untilQuiet();
  await expect(heading(page, 'Men Collection')).toBeVisible();
  await footerLink(page, 'New Arrivals').click();
  await expect(heading(page, 'New Arrivals')).toBeVisible();
  await shop.backend.stopListening();
  await page.goBack();
  await expect(heading(page, 'Men Collection')).toBeVisible();
  await expect(notice(page)).toContainText('You see what we last knew');
  await page.evaluate(() => scrollTo(0, 500));
  await shop.backend.listenAgain();
  await expect(notice(page)).not.toContainText(reach);
  await expect(heading(page, 'Men Collection')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('a visitor’s bag takes what is added, says that it could not be checked, and is checked by itself', async ({
  page,
  shop,
}) => {
  await page.goto('/product/neel-lotus-tee');
  await shop.backend.stopListening();
  await choose(page.getByRole('radio', { disabled: false }).first());
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  await bag(page, '1 item').click();
  await expect(heading(page, 'Your Bag')).toBeVisible();
  await expect(page.getByText('Prices and stock could not be checked just now')).toBeVisible();
  await expectAccessible(page);
  await shop.backend.listenAgain();
  await expect(page.getByText('Prices and stock could not be checked just now')).toHaveCount(0);
  await expect(bag(page, '1 item')).toBeVisible();
});

test('a signed-in shopper’s bag keeps what is added, over a reload too, and it reaches the account once', async ({
  page,
  shop,
}) => {
  const shopper = await createShopper(shop);
  const pieces = await variantsInStock(shop, 5, { min: 300, max: 900 });
  const piece = pieces.find(({ label }) => label !== '');
  const inAccount = async () => {
    const { data } = await shopper.db.rpc('get_bag');
    return (data as { variant_id: string; quantity: number }[]).map(({ quantity }) => quantity);
  };
  await openSignedIn(page, shopper, `/product/${piece?.productId}`);
  const add = async () => {
    await choose(page.getByRole('radio', { name: piece?.label ?? '', exact: true }));
    await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  };
  await add();
  await expect(bag(page, '1 item')).toBeVisible();
  await expect.poll(inAccount).toEqual([1]);

  await shop.backend.shutDown();
  await add();
  await expect(bag(page, '2 items')).toBeVisible();
  await expect(notice(page)).toContainText('Your changes are kept');
  await expectAccessible(page);
  await page.goto('/about');
  await expect(bag(page, '2 items')).toBeVisible();

  await shop.backend.restart();
  await expect(notice(page)).not.toContainText(reach);
  await expect(bag(page, '2 items')).toBeVisible();
  await expect.poll(inAccount).toEqual([2]);
});

test('an order whose answer got lost is asked about by itself and placed once', async ({ page, shop }) => {
  await page.setViewportSize(phone);
  const { shopper } = await startCheckout(page, shop);
  await choose(page.getByRole('radio', { name: /Cash on delivery/ }));
  // The order arrives, and then the service is gone before its answer.
  await page.route(
    '**/rest/v1/rpc/place_order',
    async (route) => {
      await route.fetch();
      await shop.backend.shutDown();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await placeButton(page).click();
  await expect(
    page.getByRole('heading', { name: 'We could not hear whether your order arrived' }),
  ).toBeVisible();
  await expect(page.getByText(/We are asking again…/)).toBeVisible();
  await expectAccessible(page);
  await shop.backend.restart();
  const number = await expectPlaced(page);
  const { data } = await shopper.db.from('orders').select('number');
  expect(data).toEqual([{ number }]);
});

test('a half-typed address is kept, and saved when pressed again', async ({ page, shop }) => {
  await startCheckout(page, shop);
  await choose(page.getByRole('radio', { name: 'Deliver to another address' }));
  await page.getByLabel('Full Name').fill('Meera Joshi');
  await page.getByLabel('Mobile Number').fill('98765 43210');
  await page.getByLabel('Address', { exact: true }).fill('7 Lake View Road');
  await page.getByLabel('City').fill('Pune');
  await page.getByLabel('State').selectOption('Maharashtra');
  await page.getByLabel('PIN Code').fill('411001');
  await shop.backend.stopListening();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert')).toContainText(reach);
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await shop.backend.listenAgain();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('radio', { name: /7 Lake View Road/ })).toBeChecked();
});

test('a long form keeps its text through a failed send and a reload, and is stored once', async ({
  page,
  shop,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Asha Rao');
  await form.getByLabel('Email').fill('asha.away@example.com');
  await form.getByLabel('Subject').selectOption('feedback');
  await form.getByLabel('Message').fill('The brass lamp arrived safe and sound.');
  await shop.backend.stopListening();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toContainText('Everything you typed is still here');
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue('The brass lamp arrived safe and sound.');
  await expect(form.getByLabel('Subject')).toHaveValue('feedback');
  await shop.backend.listenAgain();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('status')).toContainText('Thank you for your message!');
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue('');
  const [stored] = await shop.sql(
    'select count(*)::int as count from public.contact_messages where email = $1',
    ['asha.away@example.com'],
  );
  expect(stored).toEqual({ count: 1 });
});

test('signing in says what is wrong, and works when pressed again', async ({ page, shop }) => {
  const shopper = await createShopper(shop);
  await page.goto('/');
  await page.getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Email')).toBeVisible();
  await shop.backend.stopListening();
  await dialog.getByLabel('Email').fill(shopper.email);
  await dialog.getByLabel('Password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Our sign-in desk is not answering just now');
  await expectAccessible(page);
  await shop.backend.listenAgain();
  await fillSignIn(page, shopper);
});

test('nobody is signed out by a service that is away, and the account page comes by itself', async ({
  page,
  shop,
}) => {
  const shopper = await createShopper(shop);
  await openSignedIn(page, shopper, '/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  // As after a night with the lid closed.
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { expires_at: number };
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
  }, `${brand.slug}-auth`);
  await shop.backend.stopListening();
  await page.reload();
  await expect(page.getByText(reach).first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Please log in')).toHaveCount(0);
  await shop.backend.listenAgain();
  // The client asks for a new session at most every thirty seconds.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email, {
    timeout: atThisPace(90_000),
  });
  await page.goto('/saved-addresses');
  await expect(page.getByText('12 Ram Nagar')).toBeVisible();
});

test('without a connection the page says so, and goes on when it is back', async ({ page, context }) => {
  await page.goto('/category/men');
  await expect(heading(page, 'Men Collection')).toBeVisible();
  await context.setOffline(true);
  await footerLink(page, 'Insider').click();
  await expect(heading(page, 'You are offline')).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(heading(page, /Insider/)).toBeVisible();
});

test('a service that accepts and never answers is given up, and asked until it does', async ({
  page,
  shop,
}) => {
  await page.goto('/category/men');
  await expect(heading(page, 'Men Collection')).toBeVisible();
  shop.backend.suspend();
  await footerLink(page, 'New Arrivals').click();
  await expect(notice(page)).toContainText(reach);
  shop.backend.resume();
  await expect(heading(page, 'New Arrivals')).toBeVisible();
});
