import { atThisPace } from '@shop/tooling/pace';
import { type BudgetedPage, budgetedPages, readBudgets } from '../../budgets/budgetedPages';
import { overrunsOf } from '../../budgets/overruns';
import { countPage, type PageCounts } from '../../budgets/pageCounts';
import { expect, test } from '../../fixtures';

// A recorder reads the layout for its pictures of the page, and would be counted as the page's own script.
test.use({ trace: 'off' });

/** Milliseconds. */
const longest = atThisPace(60_000);

for (const [name, path] of Object.entries(budgetedPages) as [BudgetedPage, string][]) {
  test(`the page ${name} keeps to its budget`, async ({ shop }) => {
    const budget = readBudgets()[name];
    let counted!: PageCounts;
    // A shop that has just opened draws pictures when they are first asked for, and a busy machine may be late with them.
    await expect(async () => (counted = await countPage(shop.url + path))).toPass({ timeout: longest });
    // What a script reads may have changed just before on a busy machine. What it always forces, it forces each time.
    for (let load = 1; load < 5 && counted.counts.forcedPasses > budget.limits.forcedPasses; load += 1)
      counted.counts.forcedPasses = Math.min(
        counted.counts.forcedPasses,
        (await countPage(shop.url + path)).counts.forcedPasses,
      );
    expect(overrunsOf(name, counted, budget)).toEqual([]);
  });
}
