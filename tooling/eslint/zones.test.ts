import { readFileSync } from 'node:fs';
import { inRepository } from '../workspace/repository';
import { type Zone, zones } from './zones.mjs';

const kernel = zones.map(({ folder }) => folder).filter((folder) => folder.startsWith('shared-kernel/'));
const nameOf = (folder: string) => folder.replace('shared-kernel/src/', '').replace('@supabase/', '');

/** Walls inside the tools' and the tests' packages, which the page leaves to these. */
const own = /^(tooling\/|e2e\/|registry\/src\/testing)/;

/** What a zone may import, in the words of the page: the whole kernel by one name. */
function wordsOf({ may, types = [] }: Zone): string[] {
  const isWhole = kernel.every((folder) => may.includes(folder));
  const named = may.filter((folder) => !(isWhole && kernel.includes(folder)) && !own.test(folder));
  return [
    ...(isWhole ? ['kernel'] : []),
    ...named.map(nameOf),
    ...types.map((folder) => `types of ${nameOf(folder)}`),
  ];
}

/** The page's table, by the folder in its first column. */
const table = new Map(
  [
    ...readFileSync(inRepository('docs/architecture.md'), 'utf8').matchAll(
      /^\| `([^`]+)` +\| ([^|]+?) +\|$/gm,
    ),
  ].map(([, folder = '', words = '']) => [folder, words === 'nothing' ? [] : words.split(', ')]),
);

/** A remote stands for all of them. */
const shown = zones.filter(
  ({ folder }) => folder === 'mf-catalog' || !(folder.startsWith('mf-') || own.test(folder)),
);

test.each(shown)('docs/architecture.md says what $folder may import', (zone) => {
  const folder = zone.folder.replace(/^mf-.*/, 'mf-*');
  expect(table.get(folder)?.toSorted()).toEqual(wordsOf(zone).toSorted());
});

test('and names no other', () => expect(table.size).toBe(shown.length));
