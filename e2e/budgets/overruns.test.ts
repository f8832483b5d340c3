import { overrunsOf, type PageBudget } from './overruns';
import type { Counts, Makings, PageCounts } from './pageCounts';
import { scriptName } from './scriptName';

const counts: Counts = {
  elements: 900,
  drawings: 10,
  html: 100,
  htmlOnWire: 20,
  scriptNamed: 150,
  script: 150,
  requestsBeforeLoad: 12,
  requests: 20,
  calls: 100,
  longTasks: 1,
  forcedPasses: 0,
};
const makings: Makings = {
  scripts: { 'shell/vendor': 90, 'shell/main': 60 },
  calls: { 'shell/vendor': 80, 'shell/main': 20 },
  elements: { header: 200, 'section Hot Deals': 300, rest: 400 },
};
const recorded: PageCounts = { counts, makings };
const budget: PageBudget = { limits: { ...counts, script: 155, scriptNamed: 155 }, recorded };

test('a page within its budget is not spoken of', () => {
  expect(overrunsOf('home', recorded, budget)).toEqual([]);
});

test('a page over its budget is told which script grew and by how much', () => {
  const now = {
    counts: { ...counts, script: 163.4 },
    makings: { ...makings, scripts: { 'shell/vendor': 96.3, 'shell/main': 59, 'mf-catalog/charts': 8.1 } },
  };
  expect(overrunsOf('home', now, budget)).toEqual([
    'home has 163.4 KB of script in all, its budget is 155 KB; since it was recorded: mf-catalog/charts +8.1 KB (new), shell/vendor +6.3 KB.',
  ]);
});

test('every figure has its sentence', () => {
  const twice = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, 2 * count + 1]));
  const sentences = overrunsOf('product', { counts: twice as unknown as Counts, makings }, budget);
  expect(sentences).toHaveLength(Object.keys(counts).length);
});

test.each([
  ['/assets/vendor.33f701066e.js', 'shell/vendor'],
  ['/assets/main.js', 'shell/main'],
  ['/remotes/mf-catalog/0.1.0-8a1f1f51/exposed-routes.js', 'mf-catalog/exposed-routes'],
  ['/elsewhere.js', '/elsewhere.js'],
])('the script %s is called %s in every version', (path, name) => {
  expect(scriptName(path)).toBe(name);
});
