import { expect, type Locator } from '@playwright/test';

/** Chooses as a finger does, which touches the label: the field itself is not seen where something else shows in its place. */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator('xpath=ancestor::label').click();
  await expect(choice).toBeChecked();
}
