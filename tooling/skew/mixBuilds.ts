import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Live, readLive, validateRegistry, writeRegistry } from '@shop/registry/desk';

interface Mixture {
  /** Build folder whose live shell is taken. */
  shellFrom: string;
  /** Build folder whose live remotes are taken. */
  remotesFrom: string;
}

/**
 * Writes a build folder with the shell of one and the remotes of another. Says in one sentence why the release gate would
 * never let them live together, or nothing.
 */
export async function mixBuilds(
  target: string,
  { shellFrom, remotesFrom }: Mixture,
): Promise<string | undefined> {
  const { shell } = readLive(shellFrom);
  const { remotes } = readLive(remotesFrom);
  if (!shell) return 'At that commit shells had no versions yet.';
  const problem = validateRegistry(remotes, shell.brings);
  if (problem) return problem;
  rmSync(target, { recursive: true, force: true });
  copyInto(target, shellFrom, `shell/${shell.version}`);
  for (const { name, version } of remotes) copyInto(target, remotesFrom, `remotes/${name}/${version}`);
  const live: Partial<Live> = { shell, remotes };
  await writeRegistry(target, live);
  return undefined;
}

const copyInto = (target: string, from: string, folder: string) =>
  cpSync(path.join(from, folder), path.join(target, folder), { recursive: true });
