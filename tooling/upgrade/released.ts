import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readJson } from '@shop/kit';
import { inRepository } from '../workspace/repository';

/** What of the database's files somebody's data was made with: from then on none of it is edited. */
export interface Released {
  /** Its sources are those of the newest release; null before the first. */
  commit: string | null;
  /** SHA-256 by path. */
  files: Record<string, string>;
}

export const releasedFile = 'supabase/released.json';

/** Whose files run once in each data folder, in the order of their names. */
export const onceRun = ['supabase-local/platform', 'supabase/migrations'];

export const readReleased = (): Released => readJson<Released>(inRepository(releasedFile));

/** The files as they are now, by path. */
export function hashFiles(): Record<string, string> {
  const paths = onceRun.flatMap((folder) =>
    readdirSync(inRepository(folder))
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(
    paths.map((path) => [
      path,
      createHash('sha256')
        .update(readFileSync(inRepository(path)))
        .digest('hex'),
    ]),
  );
}

/**
 * What is wrong with today's files, each in a sentence: a folder of an earlier release would never have what was edited,
 * would miss what is gone, and would run after its successors what was put between them.
 */
export function findFaults({ files }: Pick<Released, 'files'>, today: Record<string, string>): string[] {
  const released = Object.keys(files).sort();
  const lastOf = (folder: string) => released.filter((path) => path.startsWith(`${folder}/`)).at(-1) ?? '';
  return [
    ...released.flatMap((path) => {
      if (!Object.hasOwn(today, path)) return [`${path} was released and is gone: put it back.`];
      return today[path] === files[path]
        ? []
        : [`${path} was released and is edited: take the edit back and write the next migration.`];
    }),
    ...onceRun.flatMap((folder) =>
      Object.keys(today)
        .filter(
          (path) => path.startsWith(`${folder}/`) && !Object.hasOwn(files, path) && path < lastOf(folder),
        )
        .map((path) => `${path} is new and stands before what was released: give it a later name.`),
    ),
  ];
}
