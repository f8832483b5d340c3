import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const kernel = 'shared-kernel/package.json';

/**
 * The commit of the last release before the one at hand: the newest tag of an earlier commit, or else, since tags do not
 * travel with every copy of a repository, the commit before the one that last raised the kernel's version, by which the release
 * gate tells shells apart. What remotes asked for then is in that commit. Throws with one sentence where the history of the
 * repository in `folder` does not say it.
 */
export function lastRelease(folder: string): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const lines = (...words: string[]) =>
    git(...words)
      .split('\n')
      .filter(Boolean);
  const head = git('rev-parse', 'HEAD');
  const tagged = lines(
    'for-each-ref',
    'refs/tags',
    '--merged=HEAD',
    '--sort=-creatordate',
    '--format=%(refname)',
  )
    .map((tag) => git('rev-parse', `${tag}^{commit}`))
    .find((commit) => commit !== head);
  if (tagged) return tagged;
  const versionAt = (commit: string) =>
    (JSON.parse(git('show', `${commit}:${kernel}`)) as { version: string }).version;
  const version = (JSON.parse(readFileSync(path.join(folder, kernel), 'utf8')) as { version: string })
    .version;
  const changes = [head, ...lines('log', '--format=%H', '--first-parent', '--', kernel)];
  for (const commit of changes) {
    if (versionAt(commit) !== version) return commit;
    const before = lines('rev-list', '--parents', '-1', commit)[0]?.split(' ')[1];
    if (before && versionAt(before) !== version) return before;
  }
  throw new Error(
    git('rev-parse', '--is-shallow-repository') === 'true'
      ? `This clone is shallow: its history ends before the kernel was raised to ${version}, so that the last release is not in it. Fetch the rest (git fetch --unshallow), or say which commit: npm run skew -- --with <commit>.`
      : `The kernel has had one version in this history, ${version}: there is no release before it.`,
  );
}
