import { buildCommand } from '../release/buildCommand';
import { checkArguments, runScript } from './runScript';

/** Builds what is stale, unless the shop runs elsewhere, and puts it under load. Throws with one sentence for wrong options, or when it broke off. */
export async function loadCommand(args: string[]): Promise<void> {
  await checkArguments('e2e/load/checkOptions.ts', args);
  if (!args.some((arg) => arg.startsWith('--against'))) await buildCommand([]);
  await runScript('e2e/load/load.ts', args, {});
}
