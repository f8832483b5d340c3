import type { Painter } from './Painter';
import { paintWithLibrsvg } from './paintWithLibrsvg';

let painter: Promise<Painter> | undefined;

/** Skia where npm installed its binary for this platform, else librsvg with a warning that it takes minutes. */
export const choosePainter = (): Promise<Painter> => (painter ??= findPainter());

async function findPainter(): Promise<Painter> {
  try {
    const { paintWithSkia } = await import('./paintWithSkia');
    return paintWithSkia;
  } catch (error) {
    const [reason] = String(error).split('\n');
    console.warn(`  pictures      drawn by librsvg, which takes some minutes: ${reason ?? 'no Skia'}`);
    return paintWithLibrsvg;
  }
}
