import { join } from 'node:path';
import sharp from 'sharp';
import type { Painter } from './Painter';
import type { PictureJob } from './pictureJobs';
import { writeWhole } from './writeWhole';

/** What decides how a file comes out, beside the drawing; a change makes every picture anew (ADR 0006). */
export const encoding = { format: 'webp', quality: 80, effort: 2 } as const;

/** Not every mail program reads WebP; shown 64 pixels wide, it is sharp on the screens of phones too. */
export const mailEncoding = { format: 'jpg', quality: 78, width: 160 } as const;

/** Name of one size of a picture below the folder of all pictures, such as `neel-lotus-tee/main-640.webp`. */
const pictureName = (path: string, width: number) => `${path}-${width}.${encoding.format}`;

const mailPictureName = (path: string) => `${path}-${mailEncoding.width}.${mailEncoding.format}`;

/** Names of all files of a picture. */
export const fileNames = ({ path, widths, isInMails }: PictureJob): string[] => [
  ...widths.map((width) => pictureName(path, width)),
  ...(isInMails ? [mailPictureName(path)] : []),
];

/** Paints the SVG once, at the largest width, and writes every file of the job. Throws what paint or sharp throw. */
export async function encodePicture(
  outDir: string,
  job: PictureJob,
  svg: string,
  paint: Painter,
): Promise<void> {
  const part = job.crop ?? { left: 0, top: 0, width: job.width, height: job.height };
  const { data, ...raw } = await paint(svg, { ...part, scale: Math.max(...job.widths) / part.width });
  const resized = (width: number) =>
    sharp(data, { raw })
      .removeAlpha()
      .resize(width, Math.round((width * part.height) / part.width));
  const writeSize = async (width: number) => {
    const picture = resized(width).webp({
      quality: job.quality ?? encoding.quality,
      effort: encoding.effort,
    });
    await writeWhole(join(outDir, pictureName(job.path, width)), await picture.toBuffer());
  };
  const writeForMails = async () => {
    const picture = resized(mailEncoding.width).jpeg({ quality: mailEncoding.quality });
    await writeWhole(join(outDir, mailPictureName(job.path)), await picture.toBuffer());
  };
  await Promise.all([...job.widths.map(writeSize), ...(job.isInMails ? [writeForMails()] : [])]);
}
