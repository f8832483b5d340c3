import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Painter } from './Painter';
import type { PictureJob } from './pictureJobs';

/** What decides how a file comes out, beside the drawing; a change makes every picture anew (ADR 0006). */
export const encoding = { format: 'webp', quality: 80, effort: 2 } as const;

/** Where one size of a picture lies under `outDir`. */
export const pictureFile = (outDir: string, path: string, width: number) =>
  join(outDir, `${path}-${width}.${encoding.format}`);

/** Paints the SVG once, at the largest width, and writes every width of the job. Throws what paint or sharp throw. */
export async function encodePicture(
  outDir: string,
  job: PictureJob,
  svg: string,
  paint: Painter,
): Promise<void> {
  const part = job.crop ?? { left: 0, top: 0, width: job.width, height: job.height };
  const { data, ...raw } = await paint(svg, { ...part, scale: Math.max(...job.widths) / part.width });
  await mkdir(dirname(join(outDir, job.path)), { recursive: true });
  const writeSize = (width: number) =>
    sharp(data, { raw })
      .removeAlpha()
      .resize(width, Math.round((width * part.height) / part.width))
      .webp({ quality: encoding.quality, effort: encoding.effort })
      .toFile(pictureFile(outDir, job.path, width));
  await Promise.all(job.widths.map(writeSize));
}
