import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { mailTo } from '../../steps/mailbox';
import { phone } from '../../steps/screens';

test('a visitor gives a card after two failures, and its code tells the balance', async ({ page, shop }) => {
  await page.setViewportSize(phone);
  const recipient = 'ravi.gift@example.com';
  const buyer = 'asha.gift@example.com';
  let failures = 1;
  await page.route('**/rest/v1/rpc/buy_gift_card', (route) =>
    route.request().method() === 'POST' && failures-- > 0 ? route.abort() : route.continue(),
  );
  await page.goto('/gift-cards');
  const form = page.getByRole('form', { name: 'Buy a gift card' });
  const pay = form.getByRole('button', { name: 'Continue to payment' });
  await expect(pay).toBeEnabled();
  await expect(form.getByRole('radio', { name: '₹1,000' })).toBeChecked();
  await form.getByLabel(/Or enter custom amount/).fill('750');
  await form.getByLabel("Recipient's email").fill(recipient);
  await form.getByLabel('Your name').fill('Asha');
  await form.getByLabel('Your email').fill(buyer);
  await form.getByLabel('Message').fill('<b>Happy</b> Diwali');
  await expect(form.getByRole('radio', { name: '₹1,000' })).not.toBeChecked();
  await expect(page.getByRole('img', { name: 'Preview: gift card of ₹750' })).toContainText(
    '<b>Happy</b> Diwali',
  );
  await pay.click();
  await expect(form.getByText(/Everything you typed is still here/)).toBeVisible();
  await expectAccessible(page);
  await pay.click();
  await page.waitForURL(/sandbox-pay/);
  await page.getByRole('button', { name: /Fail the payment/ }).click();
  await expect(page.getByText(/The payment did not go through/)).toBeVisible();

  await expect(form.getByLabel("Recipient's email")).toHaveValue(recipient);
  await expect(form.getByLabel(/Or enter custom amount/)).toHaveValue('750');
  await pay.click();
  await page.waitForURL(/sandbox-pay/);
  await page.getByRole('button', { name: 'Pay with any UPI app' }).click();
  await expect(page.getByText(/The card is on its way to the recipient/)).toBeVisible();
  await expectAccessible(page);

  const mail = await mailTo(shop, recipient, /gift card/);
  const code = /TDGC(?:-[0-9A-Z]{4}){4}/.exec(mail)?.[0] ?? 'no code';
  expect(await mailTo(shop, buyer, /gift card/)).not.toContain(code);
  const balance = page.getByRole('form', { name: 'Gift card balance' });
  await balance.getByLabel('Gift card code').fill(code.toLowerCase());
  await balance.getByRole('button', { name: 'Check balance' }).click();
  await expect(balance.getByRole('status')).toContainText('₹750');
  await balance.getByLabel('Gift card code').fill('TDGC-0000-0000-0000-0000');
  await balance.getByRole('button', { name: 'Check balance' }).click();
  await expect(balance.getByRole('alert')).toContainText('do not know this code');
});
