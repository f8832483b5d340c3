import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findChromium } from '../checks/findChromium';
import { buildCommand } from '../build/buildCommand';
import { inRepository } from '../workspace/repository';

const benchmarks = ['e2e/bench/pages.ts', 'supabase/bench/placeOrders.ts'];

/** Runs every benchmark in a process of its own, one after the other. Throws with the name of one that broke. */
export async function benchCommand(): Promise<void> {
  const chromium = findChromium();
  await buildCommand([]);
  for (const benchmark of benchmarks) {
    const child = spawn(process.execPath, ['--import', 'tsx', benchmark], {
      cwd: inRepository(),
      env: { ...process.env, CHROMIUM_PATH: chromium },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${benchmark} broke off.`);
  }
}
