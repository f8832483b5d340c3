import { watch } from 'node:fs';

/** Milliseconds without a change until it is told: editors and checkouts write several files. */
const quiet = 200;

const counts = (file: string) => !/\.test\.tsx?$|(^|[/\\])\.|~$/.test(file);

/** Tells, once per burst, that a file below one of the folders changed. Tests and hidden files do not count. */
export function watchFolders(folders: string[], onChange: () => void): { close(): void } {
  let waiting: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !counts(file)) return;
      clearTimeout(waiting);
      waiting = setTimeout(onChange, quiet);
    }),
  );
  return {
    close: () => {
      clearTimeout(waiting);
      for (const watcher of watchers) watcher.close();
    },
  };
}
