import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../workspace/repository';
import { affectsAll } from './affectsAll';

const tasks = 'lint,typecheck,test';

/**
 * Lints, types and tests the packages that differ from the main branch, committed or not, and those that depend on
 * them; what passed before on the same files is not run again. Throws when something fails.
 */
export async function checkCommand(): Promise<void> {
  const index = mkdtempSync(path.join(tmpdir(), 'shop-check-'));
  try {
    // Lerna asks `git diff`, which knows no file that was never added: here each is, in a copy of the index.
    const env = { ...process.env, GIT_INDEX_FILE: path.join(index, 'index') };
    copyFileSync(path.resolve(inRepository(), git(['rev-parse', '--git-path', 'index'])), env.GIT_INDEX_FILE);
    git(['add', '--all', '--intent-to-add'], env);
    const base = findBase();
    const changed = git(['diff', '--name-only', base], env).split('\n').filter(Boolean);
    const scope = affectsAll(changed) ? [] : ['--since', base];
    console.log(
      scope.length > 0 ? `Checking what differs from ${base.slice(0, 7)}` : 'Checking all packages',
    );
    await run(['npx', 'lerna', 'run', tasks, '--stream', '--concurrency=2', ...scope], env);
    await run(['npx', 'knip'], env);
    // Says whether functions are still called where the map of them says; it reads the pages of all packages.
    await run(['npm', 'run', '--silent', 'db:map', '--', '--check'], env);
    await run(['npm', 'run', '--silent', 'kernel:surface'], env);
  } finally {
    rmSync(index, { recursive: true });
  }
}

/** Where this branch left the main one. On the main branch itself, what is committed, or else the commit before. */
function findBase(): string {
  const head = git(['rev-parse', 'HEAD']);
  for (const main of ['origin/main', 'main']) {
    const base = tryGit(['merge-base', 'HEAD', main]);
    if (base && base !== head) return base;
  }
  const isEdited = git(['status', '--porcelain']) !== '';
  return isEdited ? head : (tryGit(['rev-parse', 'HEAD~1']) ?? head);
}

const git = (args: string[], env = process.env): string =>
  execFileSync('git', args, { cwd: inRepository(), env, encoding: 'utf8' }).trim();

function tryGit(args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: inRepository(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

async function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(program, args, { cwd: inRepository(), env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Failed: ${[program, ...args].join(' ')}`);
}
