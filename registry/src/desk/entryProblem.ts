import type { RegistryEntry } from '../registryEntry';

/** What every remote takes from the shell, and so has to say which versions of. */
const shared = ['@shop/kernel', '@shop/ui', 'react', 'styled-components'];

/**
 * Says in one sentence why a release may not go live whatever else is live, or nothing: its contract has gaps, or it
 * weighs more than its team allows it.
 */
export function entryProblem(entry: RegistryEntry): string | undefined {
  const { name, version, contract } = entry;
  const missing = shared.find((each) => !Object.hasOwn(contract, each));
  if (missing) return `${name} ${version} does not say in its contract which ${missing} it needs.`;
  return budgetProblem(entry);
}

function budgetProblem({ name, version, budget, sizes }: RegistryEntry): string | undefined {
  if (!budget) return undefined;
  if (!sizes) return `${name} ${version} has a budget and does not say what it weighs: build it again.`;
  for (const [part, size] of Object.entries(sizes)) {
    const allowed = allowanceOf(budget, part);
    if (allowed === undefined || size <= allowed) continue;
    const what = part === 'entry' ? 'entry' : `page ${part}`;
    return `The ${what} of ${name} ${version} weighs ${size} KB compressed, its budget is ${allowed} KB: make it lighter, or raise the budget in remote.json.`;
  }
  return undefined;
}

function allowanceOf(budget: Record<string, number>, part: string): number | undefined {
  if (Object.hasOwn(budget, part)) return budget[part];
  return part === 'entry' ? undefined : budget.page;
}
