import { setTimeout } from 'node:timers/promises';
import { processTree } from './processTree';

/** Waits for the pictures that a first start lacks: they are drawn behind the open shop. `root` is its start script. */
export async function untilDrawn(root: number): Promise<void> {
  while (processTree(root).some(({ name }) => name === 'drawing pictures')) await setTimeout(500);
}
