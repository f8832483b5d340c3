import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Caller } from '@shop/registry/desk';

/**
 * Whoever runs commands on this machine: as git in `folder` knows them, or else by their account. They may release
 * everything.
 */
export const localCaller = (folder: string): Caller => ({
  name: gitAuthor(folder) ?? userInfo().username,
  mayRelease: () => true,
});

function gitAuthor(folder: string): string | undefined {
  const setting = (name: string) =>
    execFileSync('git', ['config', name], { cwd: folder, encoding: 'utf8' }).trim();
  try {
    return `${setting('user.name')} <${setting('user.email')}>`;
  } catch {
    return undefined;
  }
}
