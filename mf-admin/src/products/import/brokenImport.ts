import type { Platform } from '@shop/kernel/platform';
import { hashText } from '../../csv/hashText';
import { type ImportProgress, notBegun } from './importProducts';

const name = 'import';
/** Bytes; with size and time they tell one export from the next. */
const compared = 4096;

/** Tells a file from others, also after the page was loaded anew. */
export async function fingerprint(file: File): Promise<string> {
  const reader = file.stream().getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return `${file.size} ${file.lastModified} ${hashText(String(value?.subarray(0, compared)))}`;
}

/** Remembers in this tab how far the writing of a file has come. */
export const keepProgress = ({ drafts }: Platform, file: string, progress: ImportProgress): void =>
  drafts.keep(name, {
    file: [file],
    ...Object.fromEntries(Object.entries(progress).map(([key, value]) => [key, [String(value)]])),
  });

export const forgetProgress = ({ drafts }: Platform): void => drafts.forget(name);

/** How far this file had come when its writing broke off; nothing when it did not, or was another file. */
export function progressOf({ drafts }: Platform, file: string): ImportProgress | undefined {
  const kept = drafts.read(name);
  if (kept?.file?.[0] !== file) return undefined;
  const keys = Object.keys(notBegun) as (keyof ImportProgress)[];
  return Object.fromEntries(
    keys.map((key) => [key, Number(kept[key]?.[0] ?? 0)]),
  ) as unknown as ImportProgress;
}
