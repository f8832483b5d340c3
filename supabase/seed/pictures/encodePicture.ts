import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { PictureJob } from './pictureJobs';

/** What decides how a file comes out, beside the drawing; a change makes every picture anew (ADR 0006). */
export const encoding = { format: 'webp', quality: 80, effort: 2 } as const;

/** Where one size of a picture lies under `outDir`. */
export const pictureFile = (outDir: string, path: string, width: number) =>
  join(outDir, `${path}-${width}.${encoding.format}`);

/** Paints the wanted part of a drawing. Skia does it some ten times faster than the librsvg inside sharp. */
async function paint(job: PictureJob, svg: string) {
  const part = job.crop ?? { left: 0, top: 0, width: job.width, height: job.height };
  const scale = Math.max(...job.widths) / part.width;
  const canvas = createCanvas(Math.round(part.width * scale), Math.round(part.height * scale));
  const drawing = await loadImage(Buffer.from(svg));
  canvas
    .getContext('2d')
    .drawImage(drawing, -part.left * scale, -part.top * scale, job.width * scale, job.height * scale);
  return { data: canvas.data(), width: canvas.width, height: canvas.height, ratio: part.height / part.width };
}

/** Draws the SVG once, at the largest width, and writes every width of the job. Throws what Skia or sharp throw. */
export async function encodePicture(outDir: string, job: PictureJob, svg: string): Promise<void> {
  const { data, width, height, ratio } = await paint(job, svg);
  await mkdir(dirname(join(outDir, job.path)), { recursive: true });
  const writeSize = (size: number) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize(size, Math.round(size * ratio))
      .webp({ quality: encoding.quality, effort: encoding.effort })
      .toFile(pictureFile(outDir, job.path, size));
  await Promise.all(job.widths.map(writeSize));
}
