import { drawPicture, findStale } from './drawPicture';
import { type PictureJob, pictureJobs } from './pictureJobs';

/** Called after each picture, and once with `done === total` when nothing was left to do. */
type OnProgress = (done: number, total: number) => void;

/** While one picture is encoded, the next is painted. */
const atOnce = 2;

/**
 * Brings the pictures under `outDir` up to date: `<path>-<width>.webp` of every job, in their order. A picture is left
 * alone when its drawing and the encoder are unchanged and all its files are there.
 * @returns how many pictures were made
 */
export async function buildPictures(
  outDir: string,
  onProgress: OnProgress,
  jobs: PictureJob[] = pictureJobs(),
): Promise<number> {
  const stale = jobs.filter((job) => findStale(outDir, job));
  let done = 0;
  onProgress(done, stale.length);
  const queue = stale.values();
  const work = async () => {
    for (const job of queue) {
      // Somebody may have asked for it meanwhile.
      const picture = findStale(outDir, job);
      if (picture) await drawPicture(outDir, picture);
      onProgress(++done, stale.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}
