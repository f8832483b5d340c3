import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { buildCommand } from '../release/buildCommand';
import { inRepository } from '../workspace/repository';
import { installDebianPackage } from './installDebianPackage';

/** What the walk runs, and the Debian package that brings it. */
const programs = [
  { program: '/usr/bin/WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { program: '/usr/bin/xvfb-run', debianPackage: 'xvfb' },
];

/**
 * Builds what is stale and walks the shop in WebKit, on a display of its own. Throws when something went wrong there, or when
 * a program is missing that cannot be installed.
 */
export async function webkitCommand(): Promise<void> {
  for (const { program, debianPackage } of programs)
    if (!existsSync(program) && !(await installDebianPackage(debianPackage)))
      throw new Error(`To look at the shop in WebKit, install ${debianPackage}.`);
  await buildCommand([]);
  const walk = [process.execPath, '--import', 'tsx', 'e2e/webkit/walkInWebKit.ts'];
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', ...walk], {
    cwd: inRepository(),
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Not all is well in WebKit.');
}
