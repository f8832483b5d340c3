import { atThisPace } from '@shop/tooling/pace';
import { test as base } from '../../fixtures';
import { type RunningShop, startShop } from '../../runningShop';

/** On a shop that looks back on 90 days of orders, customers and inquiries. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // Playwright reads what a fixture needs from this pattern, which must be there even when empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShop({ past: 'full' });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: atThisPace(120_000) },
  ],
});
