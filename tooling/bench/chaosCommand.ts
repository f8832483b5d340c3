import { parseArgs } from 'node:util';
import { buildCommand } from '../release/buildCommand';
import { runScript } from './runScript';

/** Builds what is stale and runs the chaos. Throws with one sentence when its rounds are no number or it broke. */
export async function chaosCommand(args: string[]): Promise<void> {
  const { rounds } = parseArgs({ args, options: { rounds: { type: 'string', default: '20' } } }).values;
  if (!/^[1-9]\d*$/.test(rounds)) throw new Error(`--rounds is not a number of rounds: ${rounds}`);
  await buildCommand([]);
  await runScript('e2e/chaos/chaos.ts', [rounds], {});
}
