import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { mailTo } from '../../steps/mailbox';
import { phone } from '../../steps/screens';

const linkIn = (mail: string, path: string) =>
  new RegExp(`${path}\\?token=[0-9a-f]+`).exec(mail)?.[0] ?? 'no link';

test('the newsletter comes after two presses and stops after one', async ({ page, shop }) => {
  await page.setViewportSize(phone);
  const email = 'asha.letters@example.com';
  let failures = 1;
  await page.route('**/rest/v1/rpc/subscribe_newsletter', (route) =>
    route.request().method() === 'POST' && failures-- > 0 ? route.abort() : route.continue(),
  );
  await page.goto('/about');
  const form = page.getByRole('form', { name: 'Newsletter' });
  // Marketing's form comes when somebody scrolls near the footer.
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Newsletter e-mail address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('alert')).toContainText('try again');
  await expect(form.getByLabel('Newsletter e-mail address')).toHaveValue(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText('check your mail');
  await expectAccessible(page);

  await page.goto(linkIn(await mailTo(shop, email, /confirm your newsletter/), '/newsletter/confirm'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText(/Your subscription is confirmed/)).toBeVisible();

  await page.goto(linkIn(await mailTo(shop, email, /Welcome to the letters/), '/newsletter/unsubscribe'));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText(/You are unsubscribed/)).toBeVisible();
  await expectAccessible(page);
});

test('a link of nobody says so', async ({ page }) => {
  await page.goto('/newsletter/confirm?token=nonsense');
  await page.getByRole('button', { name: 'Confirm my subscription' }).click();
  await expect(page.getByText(/no longer valid/)).toBeVisible();
});
