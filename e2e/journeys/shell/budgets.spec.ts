import { type BudgetedPage, budgetedPages, readBudgets } from '../../budgets/budgetedPages';
import { overrunsOf } from '../../budgets/overruns';
import { countPage } from '../../budgets/pageCounts';
import { expect, test } from '../../fixtures';

for (const [name, path] of Object.entries(budgetedPages) as [BudgetedPage, string][]) {
  test(`the page ${name} keeps to its budget`, async ({ shop }) => {
    const counted = await countPage(shop.url + path);
    expect(overrunsOf(name, counted, readBudgets()[name])).toEqual([]);
  });
}
