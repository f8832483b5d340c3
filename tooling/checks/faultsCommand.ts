import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildCommand } from '../release/buildCommand';
import { inRepository } from '../workspace/repository';
import { requireChromium } from './requireChromium';

/**
 * Builds what is stale and fills every cell of the table of faults; further arguments are Playwright's. Throws when a
 * promise was broken.
 */
export async function faultsCommand(args: string[]): Promise<void> {
  const chromium = await requireChromium();
  await buildCommand([]);
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'faults.spec'];
  const child = spawn('npx', [...command, '--reporter', './e2e/faults/tableReporter.ts', ...args], {
    cwd: inRepository(),
    env: { ...process.env, CHROMIUM_PATH: chromium, FAULTS: 'every' },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('Something did not hold: the table says of which remote.');
}
