import { defineConfig } from '@playwright/test';
import { atThisPace } from '@shop/tooling/pace';
import { keepScratchInMemory } from '@shop/tooling/scratch';

keepScratchInMemory();
import { browserOptions } from './browserOptions';

const waiting = ['**/backend-away.spec.ts', '**/shell/web-health.spec.ts'];
const staff = '**/admin/*.spec.ts';
/** In this order on one shop: the budgets count pages as they were seeded, before anybody wrote or bought. */
const alone = ['**/shell/budgets.spec.ts', '**/shell/faults.spec.ts'];

/**
 * Pages of journeys do not live long enough to earn back what the engine's optimising compilers take, a tenth of the
 * browser's time. Script does the same without them; benchmarks have them.
 */
const unoptimised = '--js-flags=--no-maglev --no-turbofan --always-sparkplug';

/** Journeys in a real Chromium against the built shop on a backend and a data folder of its own. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  // Each has a shop of its own. One more than the cores need: it is for those that wait for deadlines.
  workers: 4,
  forbidOnly: true,
  // On a fresh shop, and counted: see secondTries.ts.
  retries: 1,
  // A busy machine takes its time; what does not come at all fails all the same.
  timeout: atThisPace(240_000),
  expect: { timeout: atThisPace(30_000) },
  projects: [
    // They begin in this order. The staff changes prices and fees, so it gets a shop that no shopper is in: projects
    // share no worker. As the last one it would keep a single core busy at the end.
    { name: 'staff', testMatch: staff, testIgnore: waiting, workers: 1 },
    // They wait for deadlines most of the time and leave the cores to the others.
    { name: 'waiting', testMatch: waiting, workers: 1 },
    // One browser after another through all faults: begun last, it would keep a single core busy, too.
    { name: 'alone', testMatch: alone, workers: 1 },
    // As many as there may be: once the others are through, two would leave a fifth of the cores idle.
    { name: 'shoppers', testIgnore: [...waiting, staff, ...alone], workers: 3 },
  ],
  reporter: [['list'], ['./secondTries.ts']],
  use: {
    trace: 'on-first-retry',
    viewport: { width: 1366, height: 900 },
    // What cannot be pressed or typed into by then never can; the journey says where it stands.
    actionTimeout: atThisPace(60_000),
    navigationTimeout: atThisPace(60_000),
    launchOptions: { ...browserOptions, args: [...browserOptions.args, unoptimised] },
  },
});
