import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { pruneVersions } from './pruneVersions';

const folder = temporaryFolder();
const home = path.join(folder, 'remotes/mf-a');

function version(name: string, ageInDays: number): void {
  mkdirSync(path.join(home, name), { recursive: true });
  const seconds = Date.now() / 1000 - ageInDays * 24 * 60 * 60;
  utimesSync(path.join(home, name), seconds, seconds);
}

test('old versions go once neither a rollback nor an open tab can need them', () => {
  ['1', '2', '3', '4', '5', '6'].forEach((name) => version(name, 30));
  version('never-live-but-new', 1);
  pruneVersions(home, new Set(['2', '3', '4', '5', '6']));
  expect(readdirSync(home).sort()).toEqual(['2', '3', '4', '5', '6', 'never-live-but-new']);
});
