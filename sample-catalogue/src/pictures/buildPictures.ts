import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { choosePainter } from './choosePainter';
import { encodePicture, encoding, pictureFile } from './encodePicture';
import { type PictureJob, pictureJobs } from './pictureJobs';
import { fingerprint, openStamps } from './stamps';

/** Called after each picture, and once with `done === total` when nothing was left to do. */
type OnProgress = (done: number, total: number) => void;

/**
 * Brings the pictures under `outDir` up to date: `<path>-<width>.webp` of every job. A picture is left alone
 * when its drawing and the encoder are unchanged and all its files are there. Draws one picture per core.
 * @returns how many pictures were made
 */
export async function buildPictures(
  outDir: string,
  onProgress: OnProgress,
  jobs: PictureJob[] = pictureJobs(),
): Promise<number> {
  const stamps = openStamps(outDir);
  const stale = jobs.flatMap((job) => {
    const svg = job.draw();
    const mark = fingerprint(svg, JSON.stringify([encoding, job.crop, job.widths]));
    const isWhole = job.widths.every((width) => existsSync(pictureFile(outDir, job.path, width)));
    return isWhole && stamps.isFresh(job.path, mark) ? [] : [{ job, svg, mark }];
  });
  let done = 0;
  onProgress(done, stale.length);
  if (stale.length === 0) return done;
  const paint = await choosePainter();
  const queue = stale.values();
  const work = async () => {
    for (const { job, svg, mark } of queue) {
      await encodePicture(outDir, job, svg, paint);
      stamps.set(job.path, mark);
      onProgress(++done, stale.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return done;
}
