import { spawn } from 'node:child_process';
import { once } from 'node:events';

// In that run level nothing that is installed is started: tests start what they need, where they need it.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** Resolves to whether it did what it was told; not where there is no such program. */
async function apt(...args: string[]): Promise<boolean> {
  const child = spawn('apt-get', args, { stdio: 'ignore', env });
  const [code] = (await once(child, 'close').catch(() => [])) as unknown[];
  return code === 0;
}

/** Asked for once: what there is to install does not change meanwhile. */
let upToDate: Promise<boolean> | undefined;

/**
 * Installs a package where that is possible: on Debian and its kin, as root. Resolves to whether it did. One at a time: the
 * others would wait for its lock and give up.
 */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !(await apt('--version'))) return false;
  console.log(`Installing ${name} (apt-get)`);
  return (await (upToDate ??= apt('update'))) && apt('install', '-y', '--no-install-recommends', name);
}
