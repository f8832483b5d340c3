import { parentPort, workerData } from 'node:worker_threads';
import { buildPictures } from './buildPictures';
import { pictureJobs } from './pictureJobs';

/** What one thread tells about its share of the pictures. */
export interface Progress {
  done: number;
  total: number;
}

/** Which pictures are a thread's: every `threadCount`-th of the first `count`, from `index` on. */
export interface PictureShare {
  outDir: string;
  count: number;
  index: number;
  threadCount: number;
}

const { outDir, count, index, threadCount } = workerData as PictureShare;
const share = pictureJobs()
  .slice(0, count)
  .filter((_, position) => position % threadCount === index);
await buildPictures(
  outDir,
  (done, total) => parentPort?.postMessage({ done, total } satisfies Progress),
  share,
);
