import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { inRepository } from '../workspace/repository';
import { buildBackend } from './buildBackend';

/** Bundled with the backend, which draws what is asked for by itself. */
const script = 'dist/backend/drawPictures.js';

/** Draws the sample catalogue's pictures where they are missing or old, on all cores. */
export async function buildPictures(): Promise<void> {
  await buildBackend();
  if ((await ended(startDrawing())) !== 0)
    throw new Error('The pictures could not be drawn; the lines above say why.');
}

/**
 * The same while a shop is open, whose work goes first; the bundle is there. What cannot be drawn is told in a line of
 * the log.
 */
export async function drawPicturesBehind(): Promise<void> {
  // Without a code it was stopped together with the shop.
  if (await ended(startDrawing('--behind')))
    console.error(
      'Not all pictures could be drawn; those that are missing are drawn when they are asked for.',
    );
}

/** Draws the brand's own pictures alone, which take no time. */
export async function drawBrand(): Promise<void> {
  await buildBackend();
  if ((await ended(startDrawing('--brand'))) !== 0)
    throw new Error('The brand could not be drawn; the lines above say why.');
}

/** It ends with this process. */
const startDrawing = (...args: string[]) => fork(inRepository(script), args, { cwd: inRepository() });

async function ended(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}
