import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { admin, rememberAccount } from '../../steps/shoppers';

export const rememberAdmin = (page: Page, shop: RunningShop): Promise<void> =>
  rememberAccount(page, shop, admin);

/** Presses a button that asks first, fills in what its dialog asks for, and confirms. */
export async function confirm(
  page: Page,
  button: string | RegExp,
  answers: Record<string, string> = {},
  action = button,
  place: Page | Locator = page,
): Promise<void> {
  await place.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(answers)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}
