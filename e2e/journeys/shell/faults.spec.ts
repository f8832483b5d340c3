import type { Page } from '@playwright/test';
import { checkCell } from '../../faults/checkCell';
import { faults } from '../../faults/faults';
import { liveRemotes } from '../../faults/releases';
import { type Way, ways } from '../../faults/ways';
import { expect, test as base } from '../../fixtures';
import type { RunningShop } from '../../runningShop';
import { openBrowser } from '../../steps/browsers';
import { fillBag, variantsInStock } from '../../steps/pieces';
import { admin, rememberSignIn } from '../../steps/shoppers';

/*
 * Every remote with everything that can be wrong with it in a browser. Here each fault is met in one of the ways that
 * there are, in turns; `npm run faults` fills every cell.
 */

const lan = 'local-network-access';
const every = process.env.FAULTS === 'every';

/** Each kind of visitor keeps one browser for all cells: a new one would compile the shop's scripts each time. */
const test = base.extend<object, { people: Record<Way['who'], Page> }>({
  people: [
    async ({ browser, shop }, use) => {
      const [adminPage, visitorPage] = [await openBrowser(browser, shop), await openBrowser(browser, shop)];
      // A document that was changed on its way counts as one from elsewhere, which asks a backend of this machine.
      for (const page of [adminPage, visitorPage]) await page.context().grantPermissions([lan]);
      await signInWithBag(adminPage, shop);
      await visitorPage.goto('/product/neel-lotus-tee');
      await expect(visitorPage.getByRole('heading', { level: 1 })).toBeVisible();
      await use({ admin: adminPage, visitor: visitorPage });
      await adminPage.context().close();
      await visitorPage.context().close();
    },
    { scope: 'worker' },
  ],
});

async function signInWithBag(page: Page, shop: RunningShop): Promise<void> {
  const db = await shop.connect(admin);
  const [piece] = await variantsInStock(shop, 5, { min: 300, max: 900 });
  await fillBag({ ...admin, db, addressId: '' }, piece?.id ?? '');
  await rememberSignIn(page, db);
}

for (const [name, kinds] of Object.entries(ways)) {
  for (const [turn, fault] of faults.entries()) {
    const met = kinds.filter(({ page }) => page !== undefined || !fault.pagesOnly);
    const chosen = every ? met : met.slice(turn % met.length, (turn % met.length) + 1);
    for (const way of chosen) {
      test(`${name} · ${fault.name} · ${way.kind}`, async ({ shop, people }) => {
        const remote = (await liveRemotes(shop.url)).find((live) => live.name === name);
        if (!remote) throw new Error(`${name} is not live`);
        const cell = await checkCell(people[way.who], remote, fault, way);
        test.info().annotations.push({
          type: 'cell',
          description: JSON.stringify([name, fault.name, way.kind, Object.keys(cell)]),
        });
      });
    }
  }
}
