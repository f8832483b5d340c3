import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../workspace/repository';
import { filesForSecondTry, type JestReport } from './secondTry';

/**
 * Runs every Jest test, and once more, alone, the few files that a busy machine may have failed, and names them. Throws
 * when one fails then, or may not be tried again.
 */
export async function jestCommand(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-jest-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    if (await jest(['--json', '--outputFile', reportFile])) return;
    const report = JSON.parse(await readFile(reportFile, 'utf8')) as JestReport;
    const again = filesForSecondTry(report, inRepository());
    if (again.length === 0) throw new Error('Tests failed.');
    console.log(`\nOnce more, alone, and a fault to be mended: ${again.join(', ')}`);
    if (!(await jest(['--runTestsByPath', ...again]))) throw new Error('Tests failed twice.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Resolves to whether all passed. */
async function jest(args: string[]): Promise<boolean> {
  // A larger young generation, for its workers too, is collected less often (docs/adr/0082).
  const program = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'];
  const child = spawn(process.execPath, [...program, ...args], { cwd: inRepository(), stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}
