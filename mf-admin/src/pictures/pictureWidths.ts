import { placeholderPicture } from '@shop/kernel/domain';

/** Sizes that every page of the shop asks for. */
export const pictureWidths = placeholderPicture.widths;

/** What an upload may be; the bucket checks the same. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Bytes of one chosen file. What is uploaded are our own sizes, far below the bucket's limit. */
const largestFile = 15 * 1024 * 1024;

/** Why a file is refused before anything is read, in words for the staff; nothing when it is fine. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type))
    return `${name} is no picture that we can use. JPEG, PNG, WebP and AVIF work.`;
  if (size > largestFile) return `${name} is larger than 15 MB.`;
  return undefined;
}
