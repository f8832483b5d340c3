import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { registryEntry, temporaryFolder } from '@shop/registry/testing';
import { pruneCache } from './pruneCache';

const cache = temporaryFolder();
const month = 30 * 24 * 60 * 60;

function fetched(label: string, secondsAgo: number): void {
  const folder = path.join(cache, 'remotes', label.replace('@', '/'));
  mkdirSync(folder, { recursive: true });
  const at = Date.now() / 1000 - secondsAgo;
  utimesSync(folder, at, at);
}
const kept = () =>
  readdirSync(path.join(cache, 'remotes')).flatMap((remote) =>
    readdirSync(path.join(cache, 'remotes', remote)).map((version) => `${remote}@${version}`),
  );

test('what nothing names goes after a week; what is live, tried or remembered stays', async () => {
  for (const label of ['mf-a@live', 'mf-a@tried', 'mf-a@before', 'mf-a@old', 'mf-gone@1'])
    fetched(label, month);
  fetched('mf-a@young', 60);
  const entry = (version: string) => registryEntry({ name: 'mf-a', version });
  await pruneCache(cache, {
    revision: 'r',
    remotes: [entry('live')],
    trials: [{ share: 10, entry: entry('tried') }],
    history: { 'mf-a': { earlier: [entry('before')], withdrawn: [] } },
  });
  expect(kept().sort()).toEqual(['mf-a@before', 'mf-a@live', 'mf-a@tried', 'mf-a@young']);
});

test('a cache that is not there needs nothing', async () => {
  await expect(pruneCache(path.join(cache, 'none'), { revision: 'r', remotes: [] })).resolves.toBeUndefined();
});
