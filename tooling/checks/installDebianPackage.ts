import { spawnSync } from 'node:child_process';

// In that run level nothing that is installed is started: tests start what they need, where they need it.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;

/** Installs a package where that is possible: on Debian and its kin, as root. Tells whether it did. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !apt('--version')) return false;
  console.log(`Installing ${name} (apt-get)`);
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
