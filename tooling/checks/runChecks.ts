import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { styleText } from 'node:util';
import { inRepository } from '../workspace/repository';
import { findPrograms } from './findPrograms';

interface Check {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Its words are shown as they come. */
  isLong?: boolean;
}

/** Programs in Go that live for seconds take half the time when their garbage is collected seldom. */
const seldomCollected = { GOGC: '400' };

/** What needs packages of npm alone: the programs that tests need are installed meanwhile. */
const first: Check[] = [
  { name: 'build', command: ['node', 'tooling/cli/build.mjs', 'packages'] },
  { name: 'format', command: ['npx', 'oxfmt', '--check'] },
  {
    name: 'types',
    // Others keep the cores busy: one checker, so that shared types are worked out once.
    command: ['npx', 'tsc', '-p', 'tsconfig.json', '--checkers', '1'],
    env: seldomCollected,
  },
  { name: 'row types', command: ['npm', 'run', '--silent', 'db:types', '--', '--check'] },
  { name: 'link types', command: ['npm', 'run', '--silent', 'links:types', '--', '--check'] },
  { name: 'function map', command: ['npm', 'run', '--silent', 'db:map', '--', '--check'] },
  { name: 'kernel surface', command: ['npm', 'run', '--silent', 'kernel:surface'] },
  { name: 'dead code', command: ['npx', 'knip'] },
];

/**
 * Those of a group share the cores, which none of them keeps busy alone; the next begins when all have passed. Tests
 * need the build, and lint, which takes longest on one core, runs beside those that wait for databases.
 */
const groups: Check[][] = [
  [
    {
      name: 'unit and database tests',
      command: ['node', 'tooling/cli/jest.mjs'],
      isLong: true,
    },
    // A larger young generation is collected less often: 45 instead of 54 seconds of processor time.
    { name: 'lint', command: ['node', '--max-semi-space-size=64', 'node_modules/eslint/bin/eslint.js', '.'] },
    {
      name: 'lint by types',
      command: ['npx', 'oxlint', '--type-aware'],
      // As with the checkers of types: 21 instead of 32 seconds of processor time.
      env: { ...seldomCollected, GOMAXPROCS: '1' },
    },
    // Those that journeys meet: pages whose pictures are being drawn get their scripts late, on six connections.
    { name: 'pictures', command: ['node', 'dist/backend/drawPictures.js', '--first', '150'] },
  ],
  [
    {
      name: 'browser journeys',
      command: ['npx', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'],
      isLong: true,
    },
  ],
];

/** Runs all checks and stops after the first group in which one fails. Rejects with its name. */
export async function runChecks(): Promise<void> {
  const [{ chromium, notices }, firstTimes] = await Promise.all([findPrograms(), runGroup(first)]);
  const warn = () => notices.forEach((notice) => console.warn(styleText(['bold', 'yellow'], notice)));
  warn();

  const times = [firstTimes];
  for (const group of groups) times.push(await runGroup(group, { CHROMIUM_PATH: chromium }));
  console.log(styleText('bold', `\nAll passed: ${times.flat().join(', ')}`));
  warn();
}

/** Resolves to how long each took, when all have passed. */
async function runGroup(group: Check[], env?: Record<string, string>): Promise<string[]> {
  const outcomes = await Promise.all(group.map((check) => run(check, env)));
  const failed = outcomes.filter(({ passed }) => !passed).map(({ time }) => time);
  if (failed.length > 0) throw new Error(`\nFailed: ${failed.join(', ')}`);
  return outcomes.map(({ time }) => time);
}

interface Outcome {
  passed: boolean;
  /** Name and seconds. */
  time: string;
}

/** A check that is not long says all it has to say when it ends, so that the words of several do not mix. */
async function run({ name, command, env, isLong = false }: Check, more = {}): Promise<Outcome> {
  const announce = () => console.log(styleText('bold', `\n── ${name}`));
  if (isLong) announce();
  const [program = '', ...args] = command;
  const started = performance.now();
  const output = isLong ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: inRepository(),
    env: { ...process.env, ...more, ...env },
    stdio: ['inherit', output, output],
  });
  const words: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => words.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const time = `${name} ${((performance.now() - started) / 1000).toFixed(1)} s`;
  if (!isLong) announce();
  process.stdout.write(Buffer.concat(words));
  const passed = code === 0;
  console.log(`${time}: ${passed ? 'passed' : 'FAILED'}`);
  return { passed, time };
}
