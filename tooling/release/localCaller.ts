import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Caller } from '@shop/registry/desk';
import { inRepository } from '../workspace/repository';

/** Whoever runs commands on this machine: as git knows them, or else by their account. They may release everything. */
export const localCaller = (): Caller => ({
  name: gitAuthor() ?? userInfo().username,
  mayRelease: () => true,
});

function gitAuthor(): string | undefined {
  const setting = (name: string) =>
    execFileSync('git', ['config', name], { cwd: inRepository(), encoding: 'utf8' }).trim();
  try {
    return `${setting('user.name')} <${setting('user.email')}>`;
  } catch {
    return undefined;
  }
}
