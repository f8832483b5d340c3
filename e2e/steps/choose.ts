import { expect, type Locator } from '@playwright/test';

/**
 * Chooses as a finger does, by the label and once it has come to rest: the field itself cannot be pressed where something else shows
 * in its place. Forced, a press lands on whatever a change above has moved there.
 */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label').click();
  await expect(choice).toBeChecked();
}
