import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedText, writeDocuments } from './publishedDocuments';
import { kitDocuments } from './stageKit';

const documents = { 'kit/README.md': 'README.md', 'docs/how-to/add-a-page.md': 'docs/add-a-page.md' };

test.each([
  [
    'kit/README.md',
    '[add a page](../docs/how-to/add-a-page.md#test)',
    '[add a page](docs/add-a-page.md#test)',
  ],
  ['docs/how-to/add-a-page.md', '[kit](../../kit/README.md)', '[kit](../README.md)'],
  ['kit/README.md', '([adr\n0041](../docs/adr/0041-an-override.md))', '(adr\n0041)'],
  [
    'kit/README.md',
    '[npm](https://npmjs.com) and [below](#below)',
    '[npm](https://npmjs.com) and [below](#below)',
  ],
])('in %s, %j is published as %j', (source, text, published) => {
  expect(publishedText(text, source, documents)).toBe(published);
});

test('whoever has the kit alone finds each page that its documents lead to', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kit-'));
  writeDocuments(kitDocuments, folder);
  const linked = Object.values(kitDocuments).flatMap((place) => {
    const text = readFileSync(path.join(folder, place), 'utf8');
    return [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, address = '']) =>
      path.join(path.dirname(place), address),
    );
  });
  expect(linked).toContain('docs/a-team-of-its-own.md');
  expect(linked.filter((place) => !existsSync(path.join(folder, place)))).toEqual([]);
  rmSync(folder, { recursive: true });
});
