import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface ManifestText {
  prefixes: string[];
  slots: string[];
  links?: Record<string, string>;
}

/** Changes what the `remote.json` in a folder says, and leaves it as it is written by hand: short lists on one line. */
export function changeManifest(folder: string, change: (manifest: ManifestText) => void): void {
  const file = path.join(folder, 'remote.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ManifestText;
  change(manifest);
  const lists = /\[\s+("[^\]]*")\s+\]/g;
  const text = JSON.stringify(manifest, null, 2).replace(
    lists,
    (_, items: string) => `[${items.replace(/,\s+/g, ', ')}]`,
  );
  writeFileSync(file, `${text}\n`);
}
