import type { SupabaseClient } from '@supabase/supabase-js';
import { neededFor } from './pruneVersions';
import { StoreAway } from './StoreAway';

/** Where the files of releases lie, by remote and version. */
type Bucket = ReturnType<SupabaseClient['storage']['from']>;

interface StoredFile {
  path: string;
  /** In milliseconds since 1970. */
  at: number;
}

/** Of one answer of the listing, and of one order to remove. */
const mostAtOnce = 1000;

/**
 * Removes the versions under `home` of a bucket that are not `kept` and of which every file is older than open tabs and
 * releases under way may need. Rejects with `StoreAway`.
 */
export async function pruneBucket(bucket: Bucket, home: string, kept: ReadonlySet<string>): Promise<void> {
  const { folders } = await listFolder(bucket, home);
  for (const version of folders) {
    if (kept.has(version)) continue;
    const files = await filesUnder(bucket, `${home}/${version}`);
    if (files.some(({ at }) => Date.now() - at <= neededFor)) continue;
    for (let from = 0; from < files.length; from += mostAtOnce)
      answerOf(await bucket.remove(files.slice(from, from + mostAtOnce).map(({ path }) => path)));
  }
}

async function filesUnder(bucket: Bucket, folder: string): Promise<StoredFile[]> {
  const { files, folders } = await listFolder(bucket, folder);
  const deeper = await Promise.all(folders.map((name) => filesUnder(bucket, `${folder}/${name}`)));
  return [...files, ...deeper.flat()];
}

async function listFolder(
  bucket: Bucket,
  folder: string,
): Promise<{ files: StoredFile[]; folders: string[] }> {
  const files: StoredFile[] = [];
  const folders: string[] = [];
  for (let offset = 0; ; offset += mostAtOnce) {
    const page = answerOf(await bucket.list(folder, { limit: mostAtOnce, offset }));
    for (const { name, id, created_at, updated_at } of page) {
      if (id) files.push({ path: `${folder}/${name}`, at: Date.parse(updated_at ?? created_at ?? '') });
      else folders.push(name);
    }
    if (page.length < mostAtOnce) return { files, folders };
  }
}

function answerOf<Data>({ data, error }: { data: Data | null; error: Error | null }): Data {
  if (data !== null && !error) return data;
  throw new StoreAway(`The store does not show or remove what is old: ${error?.message ?? 'no answer'}`);
}
