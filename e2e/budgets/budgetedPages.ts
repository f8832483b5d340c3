import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageBudget } from './overruns';

/** Pages that have a budget: those that most visits begin on, and one of each remote that has others. */
export const budgetedPages = {
  home: '/',
  category: '/category/women',
  product: '/product/neel-lotus-tee',
  bag: '/cart',
  insider: '/totadarzi-insider',
  about: '/about',
} as const;

export type BudgetedPage = keyof typeof budgetedPages;
export type Budgets = Record<BudgetedPage, PageBudget>;

const file = path.resolve(import.meta.dirname, 'budgets.json');

export const readBudgets = (): Budgets => JSON.parse(readFileSync(file, 'utf8')) as Budgets;

export const writeBudgets = (budgets: Budgets): void =>
  writeFileSync(file, `${JSON.stringify(budgets, undefined, 2)}\n`);
