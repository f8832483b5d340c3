import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const changedAt = (file) => statSync(root + file, { throwIfNoEntry: false })?.mtimeMs;

/** npm writes its own record at the end of an installation; a lockfile that is newer was not installed yet. */
const isInstalled = () =>
  (changedAt('node_modules/.package-lock.json') ?? 0) >= changedAt('package-lock.json');

/** Runs `npm ci` where packages are missing or another lockfile came in. Ends the process when that fails. */
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
