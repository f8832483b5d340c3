import { execFileSync } from 'node:child_process';

/**
 * The git commit that a folder stands at, with `-dirty` when something in it was changed since; undefined where there
 * is no git or no commit.
 */
export function currentCommit(folder: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    return git('status', '--porcelain', '--', '.') ? `${commit}-dirty` : commit;
  } catch {
    return undefined;
  }
}
