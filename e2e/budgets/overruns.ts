import type { Counts, Makings, PageCounts } from './pageCounts';

/** What a page may cost, and what it cost and was made of when that was written down. */
export interface PageBudget {
  limits: Counts;
  recorded: PageCounts;
}

const units: Record<keyof Counts, { name: string; makings?: keyof Makings; unit: string }> = {
  elements: { name: 'elements', makings: 'elements', unit: '' },
  drawings: { name: 'drawings in its styles', unit: '' },
  html: { name: 'HTML', unit: ' KB' },
  htmlOnWire: { name: 'HTML on the wire', unit: ' KB' },
  scriptNamed: { name: 'script before it answers', makings: 'scripts', unit: ' KB' },
  script: { name: 'script in all', makings: 'scripts', unit: ' KB' },
  requestsBeforeLoad: { name: 'requests before the load event', unit: '' },
  requests: { name: 'requests', unit: '' },
  calls: { name: 'calls of functions', makings: 'calls', unit: ' thousand' },
  longTasks: { name: 'tasks that go through more than 1,250 elements and boxes', unit: '' },
  forcedPasses: { name: 'passes over the page that a script forces', unit: '' },
};

/** One sentence for each figure of a page that exceeds its budget, naming what grew since it was recorded. */
export function overrunsOf(page: string, { counts, makings }: PageCounts, budget: PageBudget): string[] {
  return (Object.keys(units) as (keyof Counts)[])
    .filter((figure) => counts[figure] > budget.limits[figure])
    .map((figure) => {
      const { name, unit, makings: kind } = units[figure];
      const grown = kind ? growthOf(makings[kind], budget.recorded.makings[kind], unit) : '';
      return `${page} has ${counts[figure]}${unit} of ${name}, its budget is ${budget.limits[figure]}${unit}${grown}.`;
    });
}

function growthOf(now: Record<string, number>, before: Record<string, number>, unit: string): string {
  const former = new Map(Object.entries(before));
  const grown = Object.entries(now)
    .map(([part, size]) => ({ part, more: size - (former.get(part) ?? 0), isNew: !former.has(part) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .slice(0, 5)
    .map(({ part, more, isNew }) => `${part} +${Number(more.toFixed(1))}${unit}${isNew ? ' (new)' : ''}`);
  return grown.length > 0 ? `; since it was recorded: ${grown.join(', ')}` : '';
}
