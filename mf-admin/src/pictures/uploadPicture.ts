import { type Database, DataError } from '@shop/kernel/data';
import type { Picture } from '@shop/kernel/domain';
import { pictureWidths } from './pictureWidths';

const bucket = 'product-images';
const quality = 0.86;

async function drawWidth(source: ImageBitmap, width: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((source.height / source.width) * width);
  const context = canvas.getContext('2d');
  if (!context) throw new DataError('NO_CANVAS', 'This browser cannot resize pictures.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
  // Browsers without a WebP encoder answer with PNG.
  if (blob?.type !== 'image/webp') throw new DataError('NO_WEBP', 'This browser cannot write WebP pictures.');
  return blob;
}

/**
 * Uploads a picture in every size of the shop, each as WebP, under a path that is never used again. Throws
 * `DataError`: UNREADABLE, NO_WEBP, or what storage refuses with.
 */
export async function uploadPicture(db: Database, file: File): Promise<Picture> {
  const source = await createImageBitmap(file).catch(() => {
    throw new DataError('UNREADABLE', `${file.name} could not be read as a picture.`);
  });
  const path = `uploads/${crypto.randomUUID()}`;
  for (const width of pictureWidths) {
    const blob = await drawWidth(source, width);
    const { error } = await db.storage
      .from(bucket)
      .upload(`${path}-${width}.webp`, blob, { contentType: 'image/webp', cacheControl: '31536000' });
    if (error) throw new DataError('UPLOAD', `${file.name} was not taken: ${error.message}`);
  }
  const largest = Math.max(...pictureWidths);
  return {
    path,
    alt: '',
    width: largest,
    height: Math.round((source.height / source.width) * largest),
    widths: [...pictureWidths],
  };
}
