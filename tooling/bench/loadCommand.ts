import { buildCommand } from '../release/buildCommand';
import { runScript } from './runScript';

/** Builds what is stale, unless the shop runs elsewhere, and puts it under load. Throws with one sentence when it broke off. */
export async function loadCommand(args: string[]): Promise<void> {
  if (!args.some((arg) => arg.startsWith('--against'))) await buildCommand([]);
  await runScript('e2e/load/load.ts', args, {});
}
