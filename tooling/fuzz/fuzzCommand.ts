import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildCommand } from '../release/buildCommand';
import { inRepository } from '../workspace/repository';

/** Builds what is stale, then makes hostile calls (fuzz/README.md). Throws when one was answered against the laws. */
export async function fuzzCommand(args: string[]): Promise<void> {
  await buildCommand([]);
  const child = spawn(process.execPath, ['--import', 'tsx', 'fuzz/src/main.ts', ...args], {
    cwd: inRepository(),
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The shop broke a law, or the run broke off.');
}
