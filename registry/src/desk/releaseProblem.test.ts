import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '../registryEntry';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRelease } from '../testing/writeRelease';
import { createFileStore } from './createFileStore';
import { releaseProblem } from './releaseProblem';

const folder = temporaryFolder();
const problemOf = (release: RegistryEntry) => releaseProblem(createFileStore(folder), release);
const built = (version: string, more: Partial<RegistryEntry> = {}) =>
  writeRelease(folder, { name: 'mf-a', version, ...more });

test('a sound release has none, whatever is live', async () => {
  expect(await problemOf(built('1'))).toBeUndefined();
});

test.each<[string, Partial<RegistryEntry>, RegExp]>([
  ['a path that no web server takes', { prefixes: ['/assets'] }, /^Remote 1 \(mf-a\): prefixes is not /],
  ['a contract with a gap', { contract: {} }, /^mf-a 2 does not say in its contract which @shop\/kernel/],
  ['more than its budget', { budget: { entry: 1 }, sizes: { entry: 2 } }, /^The entry of mf-a 2 weighs 2 KB/],
])('%s is said', async (_, more, sentence) => {
  expect(await problemOf(built('2', more))).toMatch(sentence);
});

test('so is a file that was changed after the build', async () => {
  const release = built('3');
  appendFileSync(path.join(folder, release.entry), ';');
  expect(await problemOf(release)).toBe(`${release.entry} is not what was built: build mf-a again.`);
});
