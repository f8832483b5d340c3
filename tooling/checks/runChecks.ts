import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { styleText } from 'node:util';
import { inRepository } from '../workspace/repository';
import { findChromium } from './findChromium';
import { missingPostgres } from './missingPostgres';

interface Check {
  name: string;
  command: string[];
}

const checks: Check[] = [
  { name: 'lint', command: ['npx', 'eslint', '.'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  { name: 'types', command: ['npx', 'tsc', '-p', 'tsconfig.json'] },
  { name: 'row types', command: ['npm', 'run', '--silent', 'db:types', '--', '--check'] },
  { name: 'dead code', command: ['npx', 'knip'] },
  { name: 'unit and database tests', command: ['npx', 'jest'] },
  { name: 'build', command: ['node', 'tooling/cli/build.mjs', 'all'] },
  { name: 'browser journeys', command: ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'] },
];

/** Runs all checks one after the other and stops at the first that fails. Throws with its name. */
export async function runChecks(): Promise<void> {
  const chromium = findChromium();
  const notice = missingPostgres();
  const warn = () => notice && console.warn(styleText(['bold', 'yellow'], notice));
  warn();

  const times: string[] = [];
  for (const { name, command } of checks) {
    console.log(styleText('bold', `\n── ${name}`));
    const started = performance.now();
    const passed = await run(command, { CHROMIUM_PATH: chromium });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    times.push(`${name} ${seconds} s`);
    if (!passed) throw new Error(`\n${name} failed after ${seconds} s.`);
    console.log(`${name} passed (${seconds} s)`);
  }
  console.log(styleText('bold', `\nAll passed: ${times.join(', ')}`));
  warn();
}

async function run([command = '', ...args]: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(command, args, {
    cwd: inRepository(),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
