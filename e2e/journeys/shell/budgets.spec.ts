import { type BudgetedPage, budgetedPages, readBudgets } from '../../budgets/budgetedPages';
import { overrunsOf } from '../../budgets/overruns';
import { countPage } from '../../budgets/pageCounts';
import { expect, test } from '../../fixtures';

for (const [name, path] of Object.entries(budgetedPages) as [BudgetedPage, string][]) {
  test(`the page ${name} keeps to its budget`, async ({ shop }) => {
    const budget = readBudgets()[name];
    let counted = await countPage(shop.url + path).catch(() => undefined);
    // A shop that has just opened draws pictures when they are first asked for, and a busy machine may be late with them.
    counted ??= await countPage(shop.url + path);
    // What a script reads may have changed just before on a busy machine. What it always forces, it forces each time.
    for (let load = 1; load < 5 && counted.counts.forcedPasses > budget.limits.forcedPasses; load += 1)
      counted.counts.forcedPasses = Math.min(
        counted.counts.forcedPasses,
        (await countPage(shop.url + path)).counts.forcedPasses,
      );
    expect(overrunsOf(name, counted, budget)).toEqual([]);
  });
}
