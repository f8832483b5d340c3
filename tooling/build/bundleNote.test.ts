import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/registry/testing';
import { isFresh, noteBundle } from './bundleNote.mjs';

const root = temporaryFolder();
const at = (name: string) => path.join(root, name);
const noteFile = at('note.json');

/** When the sources were written, in seconds since 1970. */
const written = 1_700_000_000;
const note = (started: number) =>
  noteBundle(root, noteFile, { inputs: ['a.ts', 'b.ts'], outputs: ['bundle.js'], started: started * 1000 });

beforeEach(() => {
  for (const name of ['a.ts', 'b.ts', 'bundle.js']) {
    writeFileSync(at(name), name);
    utimesSync(at(name), written, written);
  }
  note(written + 1);
});

test('a bundle whose sources are as they were is fresh', () => {
  writeFileSync(at('other.ts'), 'no part of it');
  expect(isFresh(root, noteFile)).toBe(true);
});

test.each([
  ['a source says something else', () => writeFileSync(at('b.ts'), 'changed')],
  ['a source is gone', () => rmSync(at('a.ts'))],
  ['a file of it is gone', () => rmSync(at('bundle.js'))],
  ['its note is damaged', () => writeFileSync(noteFile, '{')],
  ['it has no note', () => rmSync(noteFile)],
])('a bundle is stale when %s', (_, harm) => {
  harm();
  expect(isFresh(root, noteFile)).toBe(false);
});

test('a source that was written while the bundle was built leaves it without a note', () => {
  note(written - 1);
  expect(isFresh(root, noteFile)).toBe(false);
});
