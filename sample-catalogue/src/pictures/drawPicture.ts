import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { choosePainter } from './choosePainter';
import { encodePicture, encoding, fileNames, mailEncoding } from './encodePicture';
import type { PictureJob } from './pictureJobs';
import { fingerprint, readStamp, writeStamp } from './stamps';

/** A picture that has to be made, or made again. */
export interface StalePicture {
  job: PictureJob;
  svg: string;
  /** Of everything it is made from. */
  mark: string;
}

/** The job with its drawing, unless all its files are there and were made from the same drawing in the same way. */
export function findStale(outDir: string, job: PictureJob): StalePicture | undefined {
  const svg = job.draw();
  const mark = fingerprint(
    svg,
    JSON.stringify([
      encoding,
      job.crop,
      job.widths,
      ...(job.quality ? [job.quality] : []),
      ...(job.isInMails ? [mailEncoding] : []),
    ]),
  );
  const isWhole = fileNames(job).every((name) => existsSync(join(outDir, name)));
  return isWhole && readStamp(outDir, job.path) === mark ? undefined : { job, svg, mark };
}

/** Makes all files of a picture under `outDir`. Each appears whole or not at all. */
export async function drawPicture(outDir: string, { job, svg, mark }: StalePicture): Promise<void> {
  await encodePicture(outDir, job, svg, await choosePainter());
  await writeStamp(outDir, job.path, mark);
}
