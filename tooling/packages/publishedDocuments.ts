import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../workspace/repository';

/** Documents that a package brings: where each lies in the package, by where it lies in the repository. */
export type Documents = Readonly<Record<string, string>>;

/** Writes the documents into `target` as they are published. */
export function writeDocuments(documents: Documents, target: string): void {
  for (const [source, place] of Object.entries(documents)) {
    const file = path.join(target, place);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, publishedText(readFileSync(inRepository(source), 'utf8'), source, documents));
  }
}

/** The text of `source` whose links lead within the package; one to a page that stays in the repository is its words alone. */
export function publishedText(text: string, source: string, documents: Documents): string {
  const here = path.posix.dirname(documents[source] ?? '');
  return text.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (link, words: string, address: string) => {
    if (/^(https?:|#)/.test(address)) return link;
    const [file = '', part] = address.split('#');
    const place = documents[path.posix.join(path.posix.dirname(source), file)];
    if (place === undefined) return words;
    return `[${words}](${path.posix.relative(here, place)}${part === undefined ? '' : `#${part}`})`;
  });
}
