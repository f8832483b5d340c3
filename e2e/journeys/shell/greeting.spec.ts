import type { Page } from '@playwright/test';
import { expectAccessible } from '../../expectAccessible';
import { expect, test } from '../../fixtures';
import { withScripts } from '../../steps/withScripts';

/** What the clock of the launch shows, in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const text = (await page.getByRole('timer', { name: 'Time until the full launch' }).textContent()) ?? '';
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

test('whoever comes for the first time is greeted, sees the launch come nearer, and is not greeted again', async ({
  browser,
  shop,
}) => {
  const launched = await shop.sql('select launch_on::text as day from public.shop_settings');
  await shop.sql(
    `update public.shop_settings set launch_on = (now() at time zone 'Asia/Kolkata')::date + 10`,
  );
  // The web server looks now and then.
  const read = async () => (await fetch(`${shop.url}/about`)).text();
  await expect.poll(read).toContain('Full launch on');

  const context = await browser.newContext({ baseURL: shop.url });
  const page = withScripts(await context.newPage());
  await page.clock.install();
  await page.goto('/about');
  const dialog = page.getByRole('dialog', { name: 'Welcome to the Tota Darzi beta' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const left = await secondsLeft(page);
  expect(left).toBeGreaterThan(9 * 86_400);
  await page.clock.runFor(3000);
  await expect.poll(() => secondsLeft(page)).toBe(left - 3);
  await dialog.getByRole('button', { name: 'Start Exploring' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('beta-modal-seen'))).toBe('true');

  await page.clock.resume();
  await page.reload();
  await expect(page.getByText('You are among our first visitors.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(dialog).toBeHidden();
  await context.close();
  await shop.sql('update public.shop_settings set launch_on = $1::date', [String(launched[0]?.day)]);
});
