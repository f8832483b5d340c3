import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileFault } from '@shop/registry';
import { createLastGoodFile } from './createLastGoodFile';

let folder: string;
let file: string;
const reports: string[] = [];
const parse = jest.fn((text: string) => {
  if (text.startsWith('good')) return text;
  throw new FileFault('The file is not good.');
});
const open = () => createLastGoodFile({ file, parse, report: (sentence) => reports.push(sentence) });
/** As a release does it: whole, and under another inode. */
const write = (text: string) => {
  rmSync(file, { force: true });
  writeFileSync(file, text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-last-good-'));
  file = path.join(folder, 'registry.json');
  reports.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a swapped file is read at the next look, and one that stays only once', async () => {
  write('good 1');
  const read = open();
  expect(await Promise.all([read(), read(), read()])).toEqual(
    Array(3).fill({ state: 'good', content: 'good 1' }),
  );
  await read();
  expect(parse).toHaveBeenCalledTimes(1);
  write('good 2, longer');
  expect(await read()).toEqual({ state: 'good', content: 'good 2, longer' });
  expect(reports).toEqual([]);
});

test('who asks after a swap is not told what a look saw that had begun before it', async () => {
  write('good 1');
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  let go: () => void = () => undefined;
  const mayGo = new Promise<void>((resolve) => (go = resolve));
  const slow = async (text: string) => {
    begun();
    await mayGo;
    return text;
  };
  const read = createLastGoodFile({ file, parse: slow, report: () => undefined });
  const before = read();
  await hasBegun;
  write('good 2, longer');
  const after = [read(), read()];
  go();
  expect(await before).toMatchObject({ content: 'good 1' });
  expect(await Promise.all(after)).toMatchObject([
    { content: 'good 2, longer' },
    { content: 'good 2, longer' },
  ]);
});

test('a file that could not be read is read at the next look, though nobody swapped it', async () => {
  write('good');
  const read = open();
  const hindered = jest
    .spyOn(fs, 'readFile')
    .mockRejectedValue(Object.assign(new Error('too many open files'), { code: 'EMFILE' }));
  const fault = 'registry.json is missing or cannot be read.';
  for (let look = 0; look < 2; look++) expect(await read()).toEqual({ state: 'missing', fault });
  hindered.mockRestore();
  expect(await read()).toEqual({ state: 'good', content: 'good' });
  expect(reports).toEqual([expect.stringContaining(fault), 'registry.json is sound again.']);
});

test.each([
  ['damaged', () => write('bad'), 'The file is not good.'],
  ['gone', () => rmSync(file), 'registry.json is missing or cannot be read.'],
])('a file that is %s leaves the last good one in use, and is reported once', async (_, harm, fault) => {
  write('good');
  const read = open();
  await read();
  harm();
  for (let look = 0; look < 3; look++)
    expect(await read()).toEqual({ state: 'stale', content: 'good', fault });
  expect(reports).toEqual([`${fault} The last good one goes on.`]);
  expect(parse.mock.calls.length).toBeLessThanOrEqual(2);

  write('good again');
  expect(await read()).toEqual({ state: 'good', content: 'good again' });
  expect(reports.slice(1)).toEqual(['registry.json is sound again.']);
});

test('a restart takes the copy of the last good one', async () => {
  write('good');
  await open()();
  write('bad');
  expect(await open()()).toEqual({ state: 'stale', content: 'good', fault: 'The file is not good.' });
  expect(readdirSync(folder).sort()).toEqual(['registry.json', 'registry.last-good.json']);
});

test('a damaged copy is not used', async () => {
  write('bad');
  writeFileSync(path.join(folder, 'registry.last-good.json'), 'bad too');
  expect(await open()()).toEqual({ state: 'missing', fault: 'The file is not good.' });
});

test('without any there is nothing, until a good one comes', async () => {
  const read = open();
  expect(await read()).toMatchObject({ state: 'missing' });
  expect(await read()).toMatchObject({ state: 'missing' });
  expect(reports).toHaveLength(1);
  write('good');
  expect(await read()).toEqual({ state: 'good', content: 'good' });
});

test('a file beyond all measure is not read', async () => {
  write(`good${'x'.repeat(4 * 1024 * 1024)}`);
  expect(await open()()).toMatchObject({ state: 'missing', fault: expect.stringContaining('larger than') });
  expect(parse).not.toHaveBeenCalled();
});

test('a folder that cannot be written to only costs the copy', async () => {
  write('good');
  // A folder in the draft's place refuses the file even to root.
  mkdirSync(`${path.join(folder, 'registry.last-good.json')}.${process.pid}.draft`);
  expect(await open()()).toEqual({ state: 'good', content: 'good' });
  expect(reports).toEqual([expect.stringContaining('No copy of registry.json could be kept')]);
});
