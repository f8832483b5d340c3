import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkOut } from '../skew/checkOut';
import { inRepository } from '../workspace/repository';

/** What an earlier release left behind. */
export interface EarlierShop {
  /** Copy it: it is kept for the next run. */
  dataDir: string;
  publishableKey: string;
  orders: { number: string; email: string; status: string; amount_due: number }[];
}

const filler = 'supabase-local/src/upgrade/fillFolder.ts';

/** Whether the history at hand has a commit; a shallow clone may not. */
export function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: inRepository(), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A data folder with orders, made by the code of a commit with the libraries that are installed here; once for each commit.
 * Rejects when that commit does not build, or its shop takes no order.
 */
export function openEarlierShop(commit: string): EarlierShop {
  const kept = inRepository('dist', 'earlier', commit);
  const dataDir = path.join(kept, 'data');
  const note = path.join(kept, 'shop.json');
  if (!existsSync(kept)) make(commit, kept);
  return { ...(JSON.parse(readFileSync(note, 'utf8')) as EarlierShop), dataDir };
}

function make(commit: string, kept: string): void {
  const sources = mkdtempSync(path.join(tmpdir(), 'shop-earlier-'));
  try {
    checkOut(commit, sources);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: sources,
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
      });
    run('tooling/cli/build.mjs', 'backend');
    const shop = JSON.parse(run('--import', 'tsx', filler)) as EarlierShop;
    const draft = `${kept}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    cpSync(shop.dataDir, path.join(draft, 'data'), { recursive: true });
    rmSync(shop.dataDir, { recursive: true });
    writeFileSync(path.join(draft, 'shop.json'), JSON.stringify(shop));
    renameSync(draft, kept);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}
