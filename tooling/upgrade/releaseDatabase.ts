import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { inRepository } from '../workspace/repository';
import { findFaults, hashFiles, onceRun, readReleased, type Released, releasedFile } from './released';

/**
 * Writes down that the database's files of the commit at hand are released: from now on a test refuses every edit of them,
 * and another opens a data folder of that commit with the code of the day. Throws with one sentence for files that are not
 * committed, or that break what an earlier release promised.
 */
export function releaseDatabase(): void {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: inRepository(), encoding: 'utf8' }).trim();
  const uncommitted = git('status', '--porcelain', '--', ...onceRun);
  if (uncommitted) throw new Error(`Commit these first: a release is what a commit has.\n${uncommitted}`);
  const earlier = readReleased();
  const files = hashFiles();
  const faults = findFaults(earlier, files);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const released: Released = { commit: git('rev-parse', 'HEAD'), files };
  writeFileSync(inRepository(releasedFile), `${JSON.stringify(released, null, 2)}\n`);
  const added = Object.keys(files).length - Object.keys(earlier.files).length;
  console.log(
    `${added} files of the database are released with ${released.commit?.slice(0, 9)}. Commit ${releasedFile}.`,
  );
}
