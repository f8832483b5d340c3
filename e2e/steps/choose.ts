import { expect, type Locator } from '@playwright/test';

/**
 * Presses the card of a choice as a shopper does, once it has come to rest. Its circle is drawn, the radio behind it cannot be
 * pressed; forced, a press lands on whatever a change above has moved there.
 */
export async function choose(radio: Locator): Promise<void> {
  await radio.page().locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}
