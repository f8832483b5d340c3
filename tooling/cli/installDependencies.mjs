import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs `npm ci` where packages are missing or differ from the lockfile. Ends the process when that fails. */
export function installDependencies() {
  if (isInstalled()) return;
  const started = Date.now();
  console.log('Installing packages (npm ci), which takes a minute the first time');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(1);
  }
  console.log(`  installed (${Date.now() - started} ms)`);
}

/** Compares the lockfile with the record that npm keeps of what it installed. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  const wanted = packagesIn('package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      installed[path]?.version === version,
  );
}

/** @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }>} */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(root + lockfile, 'utf8')).packages;
  } catch {
    return {};
  }
}
