import { join } from 'node:path';
import sharp from 'sharp';
import type { Painter } from './Painter';
import type { PictureJob } from './pictureJobs';
import { writeWhole } from './writeWhole';

/** What decides how a file comes out, beside the drawing; a change makes every picture anew (ADR 0006). */
export const encoding = { format: 'webp', quality: 80, effort: 2 } as const;

/** Name of one size of a picture below the folder of all pictures, such as `neel-lotus-tee/main-640.webp`. */
export const pictureName = (path: string, width: number) => `${path}-${width}.${encoding.format}`;

/** Paints the SVG once, at the largest width, and writes every width of the job. Throws what paint or sharp throw. */
export async function encodePicture(
  outDir: string,
  job: PictureJob,
  svg: string,
  paint: Painter,
): Promise<void> {
  const part = job.crop ?? { left: 0, top: 0, width: job.width, height: job.height };
  const { data, ...raw } = await paint(svg, { ...part, scale: Math.max(...job.widths) / part.width });
  const writeSize = async (width: number) => {
    const picture = await sharp(data, { raw })
      .removeAlpha()
      .resize(width, Math.round((width * part.height) / part.width))
      .webp({ quality: encoding.quality, effort: encoding.effort })
      .toBuffer();
    await writeWhole(join(outDir, pictureName(job.path, width)), picture);
  };
  await Promise.all(job.widths.map(writeSize));
}
