import { atThisPace } from '@shop/tooling/pace';
import { type BudgetedPage, budgetedPages, readBudgets } from '../../budgets/budgetedPages';
import { overrunsOf } from '../../budgets/overruns';
import { countPage, type PageCounts } from '../../budgets/pageCounts';
import { expect, test } from '../../fixtures';

// A recorder reads the layout for its pictures of the page, and would be counted as the page's own script.
test.use({ trace: 'off' });

const byChance = ['forcedPasses', 'requests', 'requestsBeforeLoad', 'script', 'calls'] as const;
/** Milliseconds. */
const longest = atThisPace(60_000);

for (const [name, path] of Object.entries(budgetedPages) as [BudgetedPage, string][]) {
  test(`the page ${name} keeps to its budget`, async ({ shop }) => {
    const budget = readBudgets()[name];
    let counted!: PageCounts;
    // A shop that has just opened draws pictures when they are first asked for, and a busy machine may be late with them.
    await expect(async () => (counted = await countPage(shop.url + path))).toPass({ timeout: longest });
    // On a busy machine a script may read what has just changed, a late picture leaves room for others, and what wakes after
    // ten quiet seconds does so before the page is counted. What a page always forces and asks for, it does each time.
    const isOver = () => byChance.some((count) => counted.counts[count] > budget.limits[count]);
    for (let load = 1; load < 5 && isOver(); load += 1) {
      const { counts } = await countPage(shop.url + path);
      for (const count of byChance) counted.counts[count] = Math.min(counted.counts[count], counts[count]);
    }
    expect(overrunsOf(name, counted, budget)).toEqual([]);
  });
}
