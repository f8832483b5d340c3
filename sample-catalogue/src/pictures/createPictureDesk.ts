import { brandFiles, buildBrand } from './buildBrand';
import { drawPicture, findStale } from './drawPicture';
import { fileNames } from './encodePicture';
import { type PictureJob, pictureJobs } from './pictureJobs';

/** Where files of the sample catalogue's pictures are asked for by name. */
export interface PictureDesk {
  /** Resolves when the file is there, or with false when it is none of ours. Rejects when it cannot be drawn. */
  fetch(name: string): Promise<boolean>;
}

/** Draws into `outDir` what is asked for and not up to date. Who asks for what is being drawn waits for the same one. */
export function createPictureDesk(outDir: string, jobs: PictureJob[] = pictureJobs()): PictureDesk {
  const works = new Map<string, () => Promise<void>>();
  for (const job of jobs) {
    const draw = onceAtATime(async () => {
      const stale = findStale(outDir, job);
      if (stale) await drawPicture(outDir, stale);
    });
    for (const name of fileNames(job)) works.set(name, draw);
  }
  const drawBrand = onceAtATime(() => buildBrand(outDir));
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
