import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missingPackages } from './missingPackages.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Installs the packages that a task needs and that are missing or differ from the lockfile: `'shop'` is what builds
 * and runs the shop, `'everything'` also what tests and watches it. What was installed once with everything stays
 * so. Ends the process when the installation fails.
 *
 * @param {'shop' | 'everything'} need
 */
export function installDependencies(need) {
  const missing = missingPackages({
    wanted: packagesIn('package-lock.json'),
    installed: packagesIn('node_modules/.package-lock.json'),
    need,
  });
  if (!missing) return;
  const started = Date.now();
  console.log('Installing packages (npm ci), which takes a minute the first time');
  const { status } = spawnSync(
    'npm',
    [
      'ci',
      missing === 'shop' ? '--omit=dev' : '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) {
    console.error('The packages could not be installed; the lines above say why.');
    process.exit(1);
  }
  console.log(`  installed (${Date.now() - started} ms)`);
}

/** @returns {import('./missingPackages.mjs').Packages} */
function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(root + lockfile, 'utf8')).packages;
  } catch {
    return {};
  }
}
