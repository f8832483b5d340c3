import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@shop/kit';
import { inRepository } from '../workspace/repository';

const notOurs = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

function documentsIn(folder: string): string[] {
  return readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.name.startsWith('.') || notOurs.has(entry.name)) return [];
    if (entry.isDirectory()) return documentsIn(place);
    return entry.name.endsWith('.md') ? [place] : [];
  });
}

const documents = new Map(documentsIn('').map((place) => [place, readFileSync(inRepository(place), 'utf8')]));
const found = (pattern: RegExp) =>
  [...documents].flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(([, what = '']) => ({ place, what })),
  );

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');
const anchorsIn = (place: string) =>
  [...(documents.get(place) ?? '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

test('every link of the documents leads somewhere', () => {
  const broken = found(/\]\((?!https?:)([^)\s]+)\)/g).filter(({ place, what }) => {
    const [file = '', part] = what.split('#');
    const target = file === '' ? place : path.join(path.dirname(place), file);
    return !existsSync(inRepository(target)) || (part !== undefined && !anchorsIn(target).includes(part));
  });
  expect(broken).toEqual([]);
});

test('every command of the documents is one', () => {
  const commands = ['package.json', 'mf-catalog/package.json', 'shell/package.json'].flatMap((file) =>
    Object.keys(readJson<{ scripts: Record<string, string> }>(inRepository(file)).scripts),
  );
  const unknown = found(/npm run (?:-\S+ )*([a-z][\w:-]*)/g).filter(({ what }) => !commands.includes(what));
  expect(unknown).toEqual([]);
});

test('the index of decisions has each once, by its title', () => {
  const decisions = [...documents].flatMap(([place, text]) => {
    const [, number, title] = /^# (\d{4}) (.*)$/m.exec(text) ?? [];
    return place.startsWith(path.join('docs', 'adr', '0'))
      ? [`[${number}](${path.basename(place)}) ${title}.`]
      : [];
  });
  const index = documents.get(path.join('docs', 'adr', 'README.md')) ?? '';
  const listed = [
    ...index.matchAll(/^- (\[\d{4}\]\(\S+\) .*?\.)(?: (?:In part w|W)ithdrawn by \d{4}\.)?$/gm),
  ];
  expect(listed.map(([, line]) => line).toSorted()).toEqual(decisions.toSorted());
});
