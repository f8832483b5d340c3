import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { styleText } from 'node:util';
import { inRepository } from '../workspace/repository';
import { findChromium } from './findChromium';
import { missingClock } from './missingClock';
import { missingPostgres } from './missingPostgres';

interface Check {
  name: string;
  command: string[];
}

/** Those of a group share the cores, which none of them keeps busy alone; the next begins when all have passed. */
const groups: Check[][] = [
  [
    { name: 'lint', command: ['npx', 'eslint', '.'] },
    { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
    { name: 'types', command: ['npx', 'tsc', '-p', 'tsconfig.json'] },
    { name: 'row types', command: ['npm', 'run', '--silent', 'db:types', '--', '--check'] },
    { name: 'function map', command: ['npm', 'run', '--silent', 'db:map', '--', '--check'] },
    { name: 'dead code', command: ['npx', 'knip'] },
    { name: 'build', command: ['node', 'tooling/cli/build.mjs', 'all'] },
  ],
  [{ name: 'unit and database tests', command: ['npx', 'jest'] }],
  [{ name: 'browser journeys', command: ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'] }],
];

/** Runs all checks and stops after the first group in which one fails. Throws with its name. */
export async function runChecks(): Promise<void> {
  const chromium = findChromium();
  const notices = [missingPostgres(), missingClock()].filter((notice) => notice !== undefined);
  const warn = () => notices.forEach((notice) => console.warn(styleText(['bold', 'yellow'], notice)));
  warn();

  const times: string[] = [];
  for (const group of groups) {
    const outcomes = await Promise.all(group.map((check) => run(check, group.length > 1, chromium)));
    const failed = outcomes.filter(({ passed }) => !passed).map(({ time }) => time);
    if (failed.length > 0) throw new Error(`\nFailed: ${failed.join(', ')}`);
    times.push(...outcomes.map(({ time }) => time));
  }
  console.log(styleText('bold', `\nAll passed: ${times.join(', ')}`));
  warn();
}

interface Outcome {
  passed: boolean;
  /** Name and seconds. */
  time: string;
}

/** A check `amongOthers` says all it has to say when it ends, so that their words do not mix. */
async function run({ name, command }: Check, amongOthers: boolean, chromium: string): Promise<Outcome> {
  const announce = () => console.log(styleText('bold', `\n── ${name}`));
  if (!amongOthers) announce();
  const [program = '', ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: inRepository(),
    env: { ...process.env, CHROMIUM_PATH: chromium },
    stdio: ['inherit', amongOthers ? 'pipe' : 'inherit', amongOthers ? 'pipe' : 'inherit'],
  });
  const words: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const time = `${name} ${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (amongOthers) announce();
  process.stdout.write(Buffer.concat(words));
  const passed = code === 0;
  console.log(`${time}: ${passed ? 'passed' : 'FAILED'}`);
  return { passed, time };
}
