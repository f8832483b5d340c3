import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from '../workspace/repository';

/**
 * The build folder of what a commit was, built by its own tools with the libraries that are installed here; once for each
 * commit. `names` are the packages to build. Rejects when that commit does not build.
 */
export function buildRef(commit: string, names: string[]): string {
  const kept = inRepository('dist', 'skew', commit);
  if (existsSync(kept)) return kept;
  const sources = mkdtempSync(path.join(tmpdir(), 'shop-skew-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: inRepository(), maxBuffer: 2 ** 29 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    linkLibraries(sources);
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

/** The libraries of others are those of this checkout, its own packages are those of that commit. */
function linkLibraries(sources: string): void {
  const [here, there] = [inRepository('node_modules'), path.join(sources, 'node_modules')];
  mkdirSync(path.join(there, '@shop'), { recursive: true });
  for (const name of readdirSync(here))
    if (name !== '@shop' && !name.startsWith('.package-lock'))
      symlinkSync(path.join(here, name), path.join(there, name));
  for (const name of readdirSync(path.join(here, '@shop')))
    cpSync(path.join(here, '@shop', name), path.join(there, '@shop', name), { verbatimSymlinks: true });
  // What its start script compares with the lock file, so that nothing is fetched.
  cpSync(path.join(sources, 'package-lock.json'), path.join(there, '.package-lock.json'));
}
