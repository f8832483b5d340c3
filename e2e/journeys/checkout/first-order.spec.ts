import { expect, test } from '../../fixtures';
import { choose } from '../../steps/choose';
import { hearMessages } from '../../steps/messages';
import { screens } from '../../steps/screens';
import { proceedToCheckout } from './steps';

for (const [device, viewport] of Object.entries(screens)) {
  test(`a visitor becomes a shopper and orders, on a ${device}`, async ({ page, shop, context }) => {
    await page.setViewportSize(viewport);
    const email = `asha.${device}@example.com`;
    const password = 'nagpur-orange';
    const productId = 'neel-lotus-tee';
    const visitor = await shop.connect();
    const stockOf = async () => {
      const { data } = await visitor
        .from('product_variants')
        .select('label,stock')
        .eq('product_id', productId);
      return new Map(data?.map(({ label, stock }) => [label as string, stock as number]));
    };
    const before = await stockOf();
    const [size = ''] = [...before].find(([, stock]) => stock > 1) ?? [];

    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Hot Deals' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: /^Men/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Men Collection' })).toBeVisible();
    await page
      .getByRole('link', { name: /Neel Lotus Crew Tee/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Neel Lotus Crew Tee' })).toBeVisible();

    await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
    await expect(page.getByText('Please select a variant').first()).toBeVisible();
    await choose(page.getByRole('radio', { name: size, exact: true }));
    await expect(page.getByText('Please select a variant')).toHaveCount(0);
    await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
    await page.getByRole('link', { name: 'Bag, 1 item' }).first().click();

    await expect(page.getByRole('heading', { level: 1, name: 'Your Bag' })).toBeVisible();
    const summary = page.getByRole('main');
    for (const amount of ['₹499', '₹90', '₹50', '₹5', '₹644']) {
      await expect(summary.getByText(amount, { exact: true }).first()).toBeVisible();
    }
    await proceedToCheckout(page);

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign up' }).click();
    await dialog.getByLabel('Full name').fill('Asha Kulkarni');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Confirm password').fill(password);
    const hearHere = await hearMessages(page);
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await hearHere('Check your email for the confirmation link!');

    const mailbox = await context.newPage();
    const hear = await hearMessages(mailbox);
    await mailbox.goto(`${shop.backendUrl}/mailbox`);
    await mailbox.getByRole('link', { name: 'Confirm your e-mail address' }).first().click();
    await expect(mailbox.getByText(email).first()).toBeVisible();
    await mailbox.getByRole('link', { name: 'Confirm my address' }).first().click();
    // The bag shows before the account is there: what the browser kept of it.
    await hear('You are signed in.');
    await expect(mailbox.getByRole('link', { name: 'Bag, 1 item' }).first()).toBeVisible();

    await mailbox.setViewportSize(viewport);
    await mailbox.goto('/checkout');
    await mailbox.getByLabel('Full Name').fill('Asha Kulkarni');
    await mailbox.getByLabel('Mobile Number').fill('9876543210');
    await mailbox.getByLabel('Address', { exact: true }).fill('12 Ram Nagar, Dharampeth');
    await mailbox.getByLabel('PIN Code').fill('440010');
    await mailbox.getByLabel('City').fill('Nagpur');
    await mailbox.getByLabel('State').selectOption('Maharashtra');
    await mailbox.getByRole('button', { name: 'Save address' }).click();
    await expect(mailbox.getByRole('radio', { name: /12 Ram Nagar/ })).toBeChecked();
    await choose(mailbox.getByRole('radio', { name: /Cash on delivery/ }));
    await mailbox.getByRole('button', { name: 'Place order' }).click();
    await mailbox.waitForURL(/\/checkout\/placed\/TD/);
    const number = /TD[0-9A-Z]{10}/.exec(mailbox.url())?.[0] ?? '';
    await expect(mailbox.getByText(number).first()).toBeVisible();

    const { data: orders } = await (
      await shop.connect({ email, password })
    )
      .from('orders')
      .select('status,total,order_events(status),payments(method,state)')
      .eq('number', number);
    expect(orders).toEqual([
      {
        status: 'placed',
        total: 644,
        order_events: [{ status: 'placed' }],
        payments: [{ method: 'cod', state: 'due' }],
      },
    ]);
    expect((await stockOf()).get(size)).toBe((before.get(size) ?? 0) - 1);

    await mailbox.getByRole('link', { name: 'See your order' }).click();
    await expect(mailbox.getByText('Order Placed').first()).toBeVisible();
    await mailbox.goto('/profile?tab=orders');
    await expect(mailbox.getByText(number).first()).toBeVisible();
  });
}
