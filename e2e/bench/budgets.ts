/**
 * `npm run bench -- budgets`: writes into `e2e/budgets/budgets.json` what the pages cost now and what that is made of.
 * Limits that became generous come down to a little above it; none is raised, which is for people to do and to review.
 */
import { type BudgetedPage, budgetedPages, readBudgets, writeBudgets } from '../budgets/budgetedPages';
import { lowered } from '../budgets/lowered';
import { countPage } from '../budgets/pageCounts';
import { startShop } from '../runningShop';

const budgets = readBudgets();
const shop = await startShop();
try {
  for (const [name, path] of Object.entries(budgetedPages) as [BudgetedPage, string][]) {
    const recorded = await countPage(shop.url + path);
    budgets[name] = { limits: lowered(budgets[name].limits, recorded.counts), recorded };
    console.log(name, recorded.counts);
  }
  writeBudgets(budgets);
} finally {
  await shop.stop();
}
