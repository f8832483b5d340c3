/** Of a file that is gone from its place meanwhile, or not ours to read: browsers say no more. */
export const unreadable = 'The file could not be read. Please choose it again.';

const maxBytes = 1_000_000;

/** What a list in a file says, or why it cannot be read. */
type Read = { text: string; problem?: undefined } | { problem: string };

/** Reads a list of lines, such as a courier's, of at most a megabyte. */
export async function readListFile(file: File): Promise<Read> {
  if (file.size > maxBytes) return { problem: 'The file is larger than a megabyte.' };
  try {
    return { text: await file.text() };
  } catch {
    return { problem: unreadable };
  }
}
