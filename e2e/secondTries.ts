import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** How many journeys of a run may need their second try. */
const mostSecondTries = 2;

/**
 * Names the journeys that failed once and then passed, and fails the run when there are more than a busy machine
 * explains (docs/adr/0048).
 */
export default class SecondTries implements Reporter {
  #suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite;
  }

  // Playwright takes a promise of a verdict, or nothing.
  async onEnd({ status }: FullResult) {
    const again = (this.#suite?.allTests() ?? []).filter((test) => test.outcome() === 'flaky');
    if (again.length === 0) return undefined;
    console.log(`\n${again.length} of at most ${mostSecondTries} journeys needed a second try:`);
    for (const test of again) console.log(`  ${nameOf(test)}: ${firstProblem(test)}`);
    return again.length > mostSecondTries ? { status: 'failed' as const } : { status };
  }
}

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ');
const firstProblem = (test: TestCase) =>
  stripVTControlCharacters(test.results[0]?.error?.message ?? '').split('\n')[0];
