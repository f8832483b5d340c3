import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '../registryEntry';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRelease } from '../testing/writeRelease';
import { killVersion } from './killVersion';
import { publish, publishTrial, rollBack } from './publish';
import { readRegistry } from './registryStore';
import { readHistory } from './releaseHistory';
import { writeWhole } from './writeWhole';

const root = temporaryFolder();
let count = 0;
let folder: string;

beforeEach(() => {
  folder = path.join(root, String(++count));
  writeWhole(path.join(folder, 'shell/release.json'), {
    sources: 'abc',
    brings: { '@shop/kernel': '0.1.0', '@shop/ui': '0.1.0' },
  });
});

const built = (name: string, version: string, more: Partial<RegistryEntry> = {}) =>
  writeRelease(folder, { name, version, ...more });

const liveVersions = () =>
  Object.fromEntries(readRegistry(folder).remotes.map(({ name, version }) => [name, version]));
const onTrial = () =>
  readRegistry(folder).trials.map(({ share, entry }) => `${entry.name} ${entry.version} ${share} %`);
const revision = () =>
  (JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8')) as { revision: string }).revision;

describe('publish', () => {
  it('replaces one remote and leaves the others', async () => {
    await publish(folder, [built('mf-a', '1'), built('mf-b', '1')]);
    const before = revision();
    await publish(folder, [built('mf-a', '2')]);
    expect(liveVersions()).toEqual({ 'mf-a': '2', 'mf-b': '1' });
    expect(revision()).not.toBe(before);
  });

  it('loses nothing when several release at once', async () => {
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
    await Promise.all(names.map((name) => publish(folder, [built(name, '1')])));
    expect(Object.keys(liveVersions())).toEqual(names);
  });

  it('changes nothing when the release gate refuses', async () => {
    await publish(folder, [built('mf-a', '1')]);
    const ahead = built('mf-b', '1', { contract: { '@shop/kernel': '^0.2.0' } });
    await expect(publish(folder, [ahead])).rejects.toThrow(
      'mf-b needs @shop/kernel ^0.2.0, the shell brings 0.1.0: release the shell first.',
    );
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    expect(readHistory(folder, 'mf-b').versions).toEqual([]);
  });
});

describe('files', () => {
  const scripts = '/remotes/mf-a/1';
  test.each<[string, (entry: RegistryEntry) => Partial<RegistryEntry> | void, string]>([
    [
      'without hashes',
      () => ({ integrity: {} }),
      `no integrity hash for ${scripts}/remoteEntry.js: build it`,
    ],
    [
      'whose entry is absent',
      () => rmSync(path.join(folder, scripts, 'remoteEntry.js')),
      `mf-a 1 lacks ${scripts}/remoteEntry.js: build it again.`,
    ],
    [
      'whose routes were changed after the build',
      () => appendFileSync(path.join(folder, scripts, 'exposed-routes.js'), 'alert(1)'),
      `${scripts}/exposed-routes.js is not what was built: build mf-a again.`,
    ],
    [
      'whose page nobody built',
      () => ({
        preload: { routes: built('mf-a', '1').preload.routes, pages: { 'mf-a/x': [`${scripts}/x.js`] } },
      }),
      `no integrity hash for ${scripts}/x.js`,
    ],
    [
      'without the server half that renders it',
      () => rmSync(path.join(folder, scripts, 'server'), { recursive: true }),
      `mf-a 1 is rendered by the server and lacks ${scripts}/server/remoteEntry.js`,
    ],
    [
      'whose server half was changed after the build',
      () => appendFileSync(path.join(folder, scripts, 'server/remoteEntry.js'), 'leak()'),
      `${scripts}/server/remoteEntry.js is not what was built: build mf-a again.`,
    ],
  ])('refuses a release %s', async (_, damage, sentence) => {
    const entry = built('mf-a', '1');
    await publish(folder, [built('mf-b', '1')]);
    const damaged = { ...entry, ...damage(entry) };
    await expect(publish(folder, [damaged])).rejects.toThrow(sentence);
    expect(liveVersions()).toEqual({ 'mf-b': '1' });
  });
});

describe('rollBack', () => {
  it('brings the version back that was live before, and remembers which was taken back', async () => {
    await publish(folder, [built('mf-a', '1')]);
    await publish(folder, [built('mf-a', '2')]);
    expect(await rollBack(folder, 'mf-a')).toBe('1');
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    expect(readHistory(folder, 'mf-a')).toEqual({ versions: ['1'], withdrawn: ['2'] });
  });

  it('forgets the withdrawal when the version is released again', async () => {
    const second = built('mf-a', '2');
    await publish(folder, [built('mf-a', '1')]);
    await publish(folder, [second]);
    await rollBack(folder, 'mf-a');
    await publish(folder, [second]);
    expect(readHistory(folder, 'mf-a')).toEqual({ versions: ['1', '2'], withdrawn: [] });
  });

  it('says so when there is nothing to go back to', async () => {
    await publish(folder, [built('mf-a', '1')]);
    await expect(rollBack(folder, 'mf-a')).rejects.toThrow('mf-a has no earlier release to go back to.');
  });

  it('says so when the earlier files are gone', async () => {
    await publish(folder, [built('mf-a', '1')]);
    rmSync(path.join(folder, 'remotes/mf-a/1'), { recursive: true });
    await publish(folder, [built('mf-a', '2')]);
    await expect(rollBack(folder, 'mf-a')).rejects.toThrow('The files of mf-a 1 are gone');
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
  });
});

describe('publishTrial', () => {
  it('leaves what is live alone, and ends when the version is released or taken back', async () => {
    await publish(folder, [built('mf-a', '1')]);
    const before = revision();
    const second = built('mf-a', '2');
    await publishTrial(folder, { entry: second, share: 10 });
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    expect(onTrial()).toEqual(['mf-a 2 10 %']);
    expect(revision()).not.toBe(before);

    await publishTrial(folder, { entry: second, share: 40 });
    expect(onTrial()).toEqual(['mf-a 2 40 %']);
    expect(await rollBack(folder, 'mf-a')).toBe('1');
    expect(onTrial()).toEqual([]);
    expect(readHistory(folder, 'mf-a')).toEqual({ versions: ['1'], withdrawn: ['2'] });

    await publishTrial(folder, { entry: second, share: 10 });
    await publish(folder, [second]);
    expect(onTrial()).toEqual([]);
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
  });

  it('passes the same release gate', async () => {
    await publish(folder, [built('mf-a', '1')]);
    const ahead = built('mf-a', '2', { contract: { '@shop/ui': '^9.0.0' } });
    await expect(publishTrial(folder, { entry: ahead, share: 10 })).rejects.toThrow('mf-a needs');
    await expect(publishTrial(folder, { entry: built('mf-b', '1'), share: 10 })).rejects.toThrow(
      'not live yet',
    );
    expect(onTrial()).toEqual([]);
  });
});

describe('killVersion', () => {
  it('takes a trial from everybody, and nobody can release that version again', async () => {
    await publish(folder, [built('mf-a', '1')]);
    const second = built('mf-a', '2');
    await publishTrial(folder, { entry: second, share: 10 });
    expect(await killVersion(folder, 'mf-a')).toEqual({ version: '2', live: '1' });
    expect(onTrial()).toEqual([]);
    expect(readRegistry(folder).killed).toEqual(['mf-a@2']);
    const refusal = 'mf-a 2 was killed: change its sources and release that.';
    await expect(publish(folder, [second])).rejects.toThrow(refusal);
    await expect(publishTrial(folder, { entry: second, share: 10 })).rejects.toThrow(refusal);
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
  });

  it('puts the last version in the place of a live one that is whole and fits', async () => {
    for (const version of ['1', '2', '3']) await publish(folder, [built('mf-a', version)]);
    rmSync(path.join(folder, 'remotes/mf-a/2/remoteEntry.js'));
    expect(await killVersion(folder, 'mf-a')).toEqual({ version: '3', live: '1' });
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    await expect(rollBack(folder, 'mf-a')).rejects.toThrow('mf-a has no earlier release to go back to.');
  });

  it('leaves the place of the only version empty, until another is released', async () => {
    await publish(folder, [built('mf-a', '1')]);
    expect(await killVersion(folder, 'mf-a')).toEqual({ version: '1', live: undefined });
    expect(readRegistry(folder)).toMatchObject({ remotes: [{ name: 'mf-a' }], killed: ['mf-a@1'] });
    await publish(folder, [built('mf-a', '2')]);
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
  });

  it('can be about a version that is live no more, and tells of none', async () => {
    await publish(folder, [built('mf-a', '1')]);
    await publish(folder, [built('mf-a', '2')]);
    expect(await killVersion(folder, 'mf-a', '1')).toEqual({ version: '1', live: '2' });
    await expect(rollBack(folder, 'mf-a')).rejects.toThrow('mf-a has no earlier release to go back to.');
    await expect(killVersion(folder, 'mf-b')).rejects.toThrow('mf-b is not live.');
  });
});
