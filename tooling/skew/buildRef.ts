import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../workspace/repository';
import { checkOut } from './checkOut';

/**
 * The build folder of what a commit was, built by its own tools with the libraries that are installed here; once for each
 * commit. `names` are the packages to build. Rejects when that commit does not build.
 */
export function buildRef(commit: string, names: string[]): string {
  const kept = inRepository('dist', 'skew', commit);
  if (existsSync(kept)) return kept;
  const sources = mkdtempSync(path.join(tmpdir(), 'shop-skew-'));
  try {
    checkOut(commit, sources);
    const packages = names.filter((name) => existsSync(path.join(sources, name)));
    execFileSync(process.execPath, ['tooling/cli/build.mjs', ...packages], {
      cwd: sources,
      stdio: 'inherit',
    });
    mkdirSync(path.dirname(kept), { recursive: true });
    // The folders may lie on two disks; what is there is whole.
    cpSync(path.join(sources, 'dist'), `${kept}.draft`, { recursive: true });
    renameSync(`${kept}.draft`, kept);
    return kept;
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}
