import { brandFiles, buildBrand } from './buildBrand';
import { drawPicture, findStale } from './drawPicture';
import { fileNames } from './encodePicture';
import { type PictureJob, pictureJobs } from './pictureJobs';

/** Where files of the sample catalogue's pictures are asked for by name. */
export interface PictureDesk {
  /** Resolves when the file is there, or with false when it is none of ours. Rejects when it cannot be drawn. */
  fetch(name: string): Promise<boolean>;
}

/** One is painted while the other is encoded. All at once, the first of a page's pictures would come with its last. */
const atOnce = 2;

/**
 * Draws into `outDir` what is asked for and not up to date, in the order of asking. Who asks for what is being drawn waits
 * for the same one.
 */
export function createPictureDesk(outDir: string, jobs: PictureJob[] = pictureJobs()): PictureDesk {
  const works = new Map<string, () => Promise<void>>();
  const inOrder = queue(atOnce);
  for (const job of jobs) {
    const draw = onceAtATime(() =>
      inOrder(async () => {
        const stale = findStale(outDir, job);
        if (stale) await drawPicture(outDir, stale);
      }),
    );
    for (const name of fileNames(job)) works.set(name, draw);
  }
  const drawBrand = onceAtATime(() => inOrder(() => buildBrand(outDir)));
  for (const name of brandFiles) works.set(name, drawBrand);
  return {
    fetch: async (name) => {
      const work = works.get(name);
      await work?.();
      return Boolean(work);
    },
  };
}

function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => (underWay ??= work().finally(() => (underWay = undefined)));
}

/** Runs what it is given in that order, so many at a time; each answers as if it ran alone. */
function queue(size: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = size;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
