import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { promises } from './checkCell';

/** Prints what held of every remote, fault and way as a table (`npm run faults`). */
// Playwright takes a reporter by this name alone.
// oxlint-disable-next-line no-restricted-exports
export default class TableReporter implements Reporter {
  private rows: { cell: string[]; held: string[] }[] = [];
  private broken = 0;

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult): void {
    const cells = annotations.filter(({ type }) => type === 'cell');
    for (const { description = '[]' } of cells) {
      const [remote, fault, way, held] = JSON.parse(description) as [string, string, string, string[]];
      this.rows.push({ cell: [remote, fault, way], held });
    }
    if (status === 'passed') return;
    this.broken += 1;
    this.rows.push({ cell: [title, '', 'BROKEN'], held: [] });
  }

  onEnd(): void {
    const header = ['remote', 'fault', 'way', ...promises];
    console.log(`| ${header.join(' | ')} |\n|${header.map(() => ' --- |').join('')}`);
    for (const { cell, held } of this.rows)
      console.log(`| ${[...cell, ...promises.map((promise) => markOf(promise, held))].join(' | ')} |`);
    console.log(`${this.rows.length} cells, ${this.broken} broken`);
  }
}

/** A part that has nothing to say or to try again promises less. */
const markOf = (promise: string, held: string[]) => (held.includes(promise) ? 'yes' : '–');
