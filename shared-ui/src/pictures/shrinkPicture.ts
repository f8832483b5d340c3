/** Pixels of the longer side: more than any page shows, and a third of a megabyte. */
const longestSide = 1600;
const quality = 0.85;
/** Bytes of a file that is worth opening on a phone. */
const largestFile = 30 * 1024 * 1024;

/** What a file field of pictures takes, as in the `accept` of HTML. */
export const pictureFiles = 'image/jpeg,image/png,image/webp';

/** Why a picture cannot be sent, in words for the shopper. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}

/**
 * A shopper's picture as a JPEG that is quick to send: drawn anew, so that it is upright and says nothing of camera and
 * place. The type is decided by the content. Throws `PictureProblem`; the server checks whatever it gets all the same.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size > largestFile) throw new PictureProblem('This file is larger than 30 MB.');
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (!/^\u00ff\u00d8\u00ff|^\u0089PNG|^RIFF[^]{4}WEBP/.test(head))
    throw new PictureProblem(
      /^[^]{4}ftyp(hei|hev|mif1|msf1)/.test(head)
        ? 'HEIC pictures cannot be shown in browsers. Please choose a JPEG.'
        : 'This file is no picture that we can show. JPEG, PNG and WebP work.',
    );
  const source = await createImageBitmap(file).catch(() => {
    throw new PictureProblem('This picture could not be read.');
  });
  const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(source.width * scale));
  canvas.height = Math.max(1, Math.round(source.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureProblem('This browser cannot prepare pictures.');
  // Where a picture is transparent, a JPEG would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  source.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new PictureProblem('This browser cannot prepare pictures.');
  return blob;
}
