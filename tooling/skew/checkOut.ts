import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../workspace/repository';

/** Writes the sources of a commit into a folder, ready to be built with the libraries that are installed here. */
export function checkOut(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: inRepository(), maxBuffer: 2 ** 29 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkLibraries(folder);
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
