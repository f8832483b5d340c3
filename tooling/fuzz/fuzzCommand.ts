import { checkArguments, runScript } from '../bench/runScript';
import { buildCommand } from '../release/buildCommand';

/**
 * Builds what is stale, then makes hostile calls (fuzz/README.md). Throws with one sentence for wrong options, or when a call was
 * answered against the laws.
 */
export async function fuzzCommand(args: string[]): Promise<void> {
  await checkArguments('fuzz/src/checkOptions.ts', args);
  await buildCommand([]);
  await runScript('fuzz/src/main.ts', args, {}).catch(() => {
    throw new Error('The shop broke a law, or the run broke off.');
  });
}
