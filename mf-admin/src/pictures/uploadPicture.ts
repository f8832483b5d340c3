import { type Database, DataError } from '@shop/kernel/data';
import type { Picture } from '@shop/kernel/domain';
import { pictureWidths } from './pictureWidths';

const bucket = 'product-images';
const quality = 0.86;

/** What mails show, which WebP is not safe for: the JPEG that `pictureUrl` calls `mail`. */
const mailWidth = 160;

async function drawWidth(source: ImageBitmap, width: number, type: 'image/webp' | 'image/jpeg') {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((source.height / source.width) * width);
  const context = canvas.getContext('2d');
  if (!context) throw new DataError('NO_CANVAS', 'This browser cannot resize pictures.');
  if (type === 'image/jpeg') {
    // A JPEG has no transparency, which would come out black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  // Browsers without a WebP encoder answer with PNG.
  if (blob?.type !== type) throw new DataError('NO_WEBP', 'This browser cannot write WebP pictures.');
  return blob;
}

interface Size {
  width: number;
  type: 'image/webp' | 'image/jpeg';
}

const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;

/**
 * Puts a picture into the shop's, drawn anew in each size. Throws `DataError`: NO_WEBP, or what storage refuses with.
 *
 * @param isReplacing where a try before may have got half of it there
 */
export async function storePicture(
  db: Database,
  source: ImageBitmap,
  path: string,
  sizes: readonly Size[],
  isReplacing = false,
): Promise<void> {
  for (const { width, type } of sizes) {
    const blob = await drawWidth(source, width, type);
    const options = { contentType: type, cacheControl: '31536000', upsert: isReplacing };
    const { error } = await db.storage
      .from(bucket)
      .upload(`${path}-${width}.${endings[type]}`, blob, options);
    if (error) throw new DataError('UPLOAD', `The picture was not taken: ${error.message}`);
  }
}

/**
 * Uploads a picture of a product in every size of the shop, and for mails as a JPEG, under a path that is never used
 * again. Throws `DataError`: UNREADABLE, or as `storePicture`.
 */
export async function uploadPicture(db: Database, file: File): Promise<Picture> {
  const source = await createImageBitmap(file).catch(() => {
    throw new DataError('UNREADABLE', `${file.name} could not be read as a picture.`);
  });
  const path = `uploads/${crypto.randomUUID()}`;
  await storePicture(db, source, path, [
    ...pictureWidths.map((width): Size => ({ width, type: 'image/webp' })),
    { width: mailWidth, type: 'image/jpeg' },
  ]);
  const largest = Math.max(...pictureWidths);
  return {
    path,
    alt: '',
    width: largest,
    height: Math.round((source.height / source.width) * largest),
    widths: [...pictureWidths],
  };
}
