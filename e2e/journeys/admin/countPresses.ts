import type { Page } from '@playwright/test';

interface Presses {
  /** How often the pointer was pressed since the last call, or the start. */
  take: () => number;
}

/** Counts presses of the pointer over all documents of the page, which are opened afterwards. Typing is no press. */
export async function countPresses(page: Page): Promise<Presses> {
  let count = 0;
  await page.exposeFunction('notePress', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const { notePress } = window as unknown as { notePress: () => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && notePress(), { capture: true });
  });
  return {
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}
