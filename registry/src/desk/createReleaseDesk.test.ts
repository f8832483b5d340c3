import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '../registryEntry';
import { temporaryFolder } from '../testing/temporaryFolder';
import { writeRelease } from '../testing/writeRelease';
import type { Trial } from '../trials';
import type { Caller } from './createReleaseDesk';
import { openLocalDesk } from './openLocalDesk';
import { isSigned, readLive } from './readLive';
import { historyOf } from './releaseHistory';

const root = temporaryFolder();
let count = 0;
let folder: string;

beforeEach(() => {
  folder = path.join(root, String(++count));
});

const shell = {
  version: 'abc',
  brings: { '@shop/kernel': '0.1.0', '@shop/ui': '0.1.0', react: '19.3.1', 'styled-components': '6.6.0' },
  facts: { 'bag/changed': 2 },
  consumes: { slots: ['newsletter'] },
  handles: ['show-toast'],
};
const asha: Caller = { name: 'Asha', mayRelease: () => true };
const desk = () => openLocalDesk(folder, {});
const publish = async (entries: RegistryEntry[]) => (await desk()).release(asha, { entries, shell });
const publishTrial = async (trial: Trial) => (await desk()).trial(asha, trial);
const rollBack = async (remote: string) => {
  const { registry } = await (await desk()).rollBack(asha, remote);
  return registry.remotes.find(({ name }) => name === remote)?.version;
};
const killVersion = async (remote: string, version?: string) =>
  (await (await desk()).kill(asha, remote, version)).killed;
/** Versions that were live, the present one last, and those that were taken back. */
const readHistory = (remote: string) => {
  const live = readLive(folder);
  const { earlier, withdrawn } = historyOf(live, remote);
  const now = live.remotes.filter(({ name }) => name === remote);
  return { versions: [...earlier, ...now].map(({ version }) => version), withdrawn };
};

const built = (name: string, version: string, more: Partial<RegistryEntry> = {}) =>
  writeRelease(folder, { name, version, ...more });

const liveVersions = () =>
  Object.fromEntries(readLive(folder).remotes.map(({ name, version }) => [name, version]));
const onTrial = () =>
  readLive(folder).trials.map(({ share, entry }) => `${entry.name} ${entry.version} ${share} %`);
const stored = () =>
  JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8')) as { payload: string };
const revision = () => (JSON.parse(stored().payload) as { revision: string }).revision;

describe('release', () => {
  it('replaces one remote and leaves the others', async () => {
    await publish([built('mf-a', '1'), built('mf-b', '1')]);
    const before = revision();
    await publish([built('mf-a', '2')]);
    expect(liveVersions()).toEqual({ 'mf-a': '2', 'mf-b': '1' });
    expect(revision()).not.toBe(before);
  });

  it('loses nothing when several release at once', async () => {
    const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d', 'mf-e'];
    await Promise.all(names.map((name) => publish([built(name, '1')])));
    expect(Object.keys(liveVersions())).toEqual(names);
  });

  it('changes nothing when the release gate refuses', async () => {
    await publish([built('mf-a', '1')]);
    const ahead = built('mf-b', '1', { contract: { '@shop/kernel': '^0.2.0' } });
    await expect(publish([ahead])).rejects.toThrow(
      'mf-b needs @shop/kernel ^0.2.0, the shell brings 0.1.0: release the shell first.',
    );
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    expect(readHistory('mf-b').versions).toEqual([]);
  });
});

describe('what is released', () => {
  const refusal = async (entry: RegistryEntry) =>
    publish([entry]).then(
      () => undefined,
      (error: Error) => error.message,
    );

  it('says which versions of every shared package it needs', async () => {
    const contract = { '@shop/kernel': '^0.1.0', '@shop/ui': '^0.1.0', react: '^19.0.0' };
    expect(await refusal(built('mf-a', '1', { contract }))).toBe(
      'mf-a 1 does not say in its contract which styled-components it needs.',
    );
  });

  it('keeps its budget', async () => {
    const heavy = { budget: { entry: 10, page: 20 }, sizes: { entry: 9.5, about: 20.1 } };
    expect(await refusal(built('mf-a', '1', heavy))).toMatch(
      /^The page about of mf-a 1 weighs 20\.1 KB compressed, its budget is 20 KB:/,
    );
  });

  it('speaks of facts as the shell does', async () => {
    expect(await refusal(built('mf-a', '1', { consumes: { facts: { 'bag/changed': 1 } } }))).toBe(
      'mf-a hears bag/changed in version 1, the shell speaks of it in version 2: release mf-a with it.',
    );
  });

  it('keeps what others use, when it is released and when it is tried', async () => {
    const offer = { slots: ['newsletter'], links: { gift: '/mf-a' } };
    await publish([
      built('mf-a', '1', offer),
      built('mf-b', '1', { consumes: { links: ['gift', 'later'], commands: ['show-toast'] } }),
    ]);
    const noSlot = built('mf-a', '2', { links: offer.links });
    const noLink = built('mf-a', '3', { slots: offer.slots });
    expect(await refusal(noSlot)).toBe('mf-a gives up the slot newsletter, which the shell uses.');
    expect(await refusal(noLink)).toBe('mf-a gives up the link gift, which mf-b uses.');
    await expect(publishTrial({ share: 10, entry: noLink })).rejects.toThrow(
      'mf-a gives up the link gift, which mf-b uses.',
    );
    // Who needs it no longer may be released with it.
    await publish([noLink, built('mf-b', '2')]);
    // Taking back is no release: what is live now is worse.
    expect(await rollBack('mf-b')).toBe('1');
  });

  it('may not take from a version that is tried what only that uses', async () => {
    await publish([built('mf-a', '1', { links: { gift: '/mf-a' } }), built('mf-b', '1')]);
    await publishTrial({ share: 10, entry: built('mf-b', '2', { consumes: { links: ['gift'] } }) });
    expect(await refusal(built('mf-a', '2'))).toBe('mf-a gives up the link gift, which mf-b uses.');
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
    await publish([built('mf-b', '1')]);
    const damaged = { ...entry, ...damage(entry) };
    await expect(publish([damaged])).rejects.toThrow(sentence);
    expect(liveVersions()).toEqual({ 'mf-b': '1' });
  });
});

describe('rollBack', () => {
  it('brings the version back that was live before, and remembers which was taken back', async () => {
    await publish([built('mf-a', '1')]);
    await publish([built('mf-a', '2')]);
    expect(await rollBack('mf-a')).toBe('1');
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    expect(readHistory('mf-a')).toEqual({ versions: ['1'], withdrawn: ['2'] });
  });

  it('forgets the withdrawal when the version is released again', async () => {
    const second = built('mf-a', '2');
    await publish([built('mf-a', '1')]);
    await publish([second]);
    await rollBack('mf-a');
    await publish([second]);
    expect(readHistory('mf-a')).toEqual({ versions: ['1', '2'], withdrawn: [] });
  });

  it('says so when there is nothing to go back to', async () => {
    await publish([built('mf-a', '1')]);
    await expect(rollBack('mf-a')).rejects.toThrow('mf-a has no earlier release to go back to.');
  });

  it('says so when the earlier files are gone', async () => {
    await publish([built('mf-a', '1')]);
    rmSync(path.join(folder, 'remotes/mf-a/1'), { recursive: true });
    await publish([built('mf-a', '2')]);
    await expect(rollBack('mf-a')).rejects.toThrow('The files of mf-a 1 are gone');
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
  });
});

describe('trial', () => {
  it('leaves what is live alone, and ends when the version is released or taken back', async () => {
    await publish([built('mf-a', '1')]);
    const before = revision();
    const second = built('mf-a', '2');
    await publishTrial({ entry: second, share: 10 });
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    expect(onTrial()).toEqual(['mf-a 2 10 %']);
    expect(revision()).not.toBe(before);

    await publishTrial({ entry: second, share: 40 });
    expect(onTrial()).toEqual(['mf-a 2 40 %']);
    expect(await rollBack('mf-a')).toBe('1');
    expect(onTrial()).toEqual([]);
    expect(readHistory('mf-a')).toEqual({ versions: ['1'], withdrawn: ['2'] });

    await publishTrial({ entry: second, share: 10 });
    await publish([second]);
    expect(onTrial()).toEqual([]);
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
  });

  it('passes the same release gate', async () => {
    await publish([built('mf-a', '1')]);
    const ahead = built('mf-a', '2', { contract: { '@shop/ui': '^9.0.0' } });
    await expect(publishTrial({ entry: ahead, share: 10 })).rejects.toThrow('mf-a needs');
    await expect(publishTrial({ entry: built('mf-b', '1'), share: 10 })).rejects.toThrow('not live yet');
    expect(onTrial()).toEqual([]);
  });
});

describe('kill', () => {
  it('takes a trial from everybody, and nobody can release that version again', async () => {
    await publish([built('mf-a', '1')]);
    const second = built('mf-a', '2');
    await publishTrial({ entry: second, share: 10 });
    expect(await killVersion('mf-a')).toEqual({ version: '2', live: '1' });
    expect(onTrial()).toEqual([]);
    expect(readLive(folder).killed).toEqual(['mf-a@2']);
    const refusal = 'mf-a 2 was killed: change its sources and release that.';
    await expect(publish([second])).rejects.toThrow(refusal);
    await expect(publishTrial({ entry: second, share: 10 })).rejects.toThrow(refusal);
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
  });

  it('puts the last version in the place of a live one that is whole and fits', async () => {
    for (const version of ['1', '2', '3']) await publish([built('mf-a', version)]);
    rmSync(path.join(folder, 'remotes/mf-a/2/remoteEntry.js'));
    expect(await killVersion('mf-a')).toEqual({ version: '3', live: '1' });
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
    await expect(rollBack('mf-a')).rejects.toThrow('mf-a has no earlier release to go back to.');
  });

  it('leaves the place of the only version empty, until another is released', async () => {
    await publish([built('mf-a', '1')]);
    expect(await killVersion('mf-a')).toEqual({ version: '1', live: undefined });
    expect(readLive(folder)).toMatchObject({ remotes: [{ name: 'mf-a' }], killed: ['mf-a@1'] });
    await publish([built('mf-a', '2')]);
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
  });

  it('can be about a version that is live no more, and tells of none', async () => {
    await publish([built('mf-a', '1')]);
    await publish([built('mf-a', '2')]);
    expect(await killVersion('mf-a', '1')).toEqual({ version: '1', live: '2' });
    await expect(rollBack('mf-a')).rejects.toThrow('mf-a has no earlier release to go back to.');
    await expect(killVersion('mf-b')).rejects.toThrow('mf-b is not live.');
  });

  it.each(['3', 'mf-a@2', 'x y', '', '__proto__'])(
    'refuses %j, which never was a version, and goes on',
    async (slip) => {
      await publish([built('mf-a', '1')]);
      await publishTrial({ entry: built('mf-a', '2'), share: 10 });
      await expect(killVersion('mf-a', slip)).rejects.toThrow(
        `Nothing is known of a version ${slip} of mf-a, so nothing was killed: live is 1, on trial 2.`,
      );
      expect(await killVersion('mf-a', '2')).toEqual({ version: '2', live: '1' });
      expect(await killVersion('mf-a', '2')).toEqual({ version: '2', live: '1' });
    },
  );
});

it('keeps nothing that it could not read again', async () => {
  await publish([built('mf-a', '1')]);
  const release = (await desk()).release(asha, { entries: [], shell: { ...shell, version: 'the newest' } });
  await expect(release).rejects.toThrow('a version such as');
  expect((await (await desk()).read()).sequence).toBe(1);
});

describe('what is remembered', () => {
  it('is who released what, when, from which commit, why, and what the gate saw', async () => {
    await publish([built('mf-a', '1', { commit: '4fa4c15cb705' })]);
    await publish([built('mf-a', '2')]);
    const { store, share, promote, ...desk } = await openLocalDesk(folder, {});
    await desk.trial(asha, { entry: built('mf-a', '3'), share: 10 }, { reason: 'Faster search.' });
    await share(asha, 'mf-a', 30);
    const [widened] = await store.changes({ limit: 1 });
    expect(readLive(folder).trials[0]).toMatchObject({ share: 30, since: widened?.at });
    await promote(asha, 'mf-a', { commit: 'abcdef0-dirty' });
    const changes = await store.changes({ remote: 'mf-a', limit: 10 });
    expect(changes.map(({ kind, version, from, share: percent }) => [kind, version, from, percent])).toEqual([
      ['promote', '3', '2', undefined],
      ['share', '3', undefined, 30],
      ['trial', '3', '2', 10],
      ['release', '2', '1', undefined],
      ['release', '1', undefined, undefined],
    ]);
    expect(changes[2]).toMatchObject({ by: 'Asha', reason: 'Faster search.', sequence: 3 });
    expect(changes[4]).toMatchObject({ commit: '4fa4c15cb705' });
    expect(changes[0]).toMatchObject({ commit: 'abcdef0-dirty' });
    expect(changes[2]?.report).toEqual([
      'All 2 scripts are there and are what was built.',
      'Lives together with 0 other remotes, in each of 2 mixtures of live and tried versions.',
      'Every contract is met by the shell abc.',
    ]);
    const { since } = historyOf(readLive(folder), 'mf-a');
    expect(since).toEqual({ at: changes[0]?.at, by: 'Asha' });
    expect(await store.changes({ remote: 'shell', limit: 10 })).toMatchObject([
      { kind: 'shell', version: 'abc', sequence: 1 },
    ]);
  });

  it('survives a process that ended right after the swap', async () => {
    await publish([built('mf-a', '1')]);
    writeFileSync(path.join(folder, 'releases/changes.jsonl'), '');
    const { store } = await desk();
    expect(await store.changes({ limit: 10 })).toHaveLength(2);
    await publish([built('mf-a', '2')]);
    expect((await store.changes({ limit: 10 })).map(({ version }) => version)).toEqual(['2', '1', 'abc']);
  });
});

describe('rights', () => {
  it('a team changes its own remote alone', async () => {
    await publish([built('mf-a', '1'), built('mf-b', '1')]);
    const team: Caller = { name: 'team a', mayRelease: (remote) => remote === 'mf-a' };
    const { release, trial, share, promote, rollBack: back, kill } = await desk();
    const second = built('mf-b', '2');
    const refusal = { kind: 'forbidden', message: 'team a may not release mf-b.' };
    for (const attempt of [
      release(team, { entries: [second] }),
      release(team, { entries: [built('mf-a', '2'), second] }),
      trial(team, { entry: second, share: 10 }),
      share(team, 'mf-b', 10),
      promote(team, 'mf-b'),
      back(team, 'mf-b'),
      kill(team, 'mf-b'),
    ])
      await expect(attempt).rejects.toMatchObject(refusal);
    await expect(release(team, { entries: [], shell })).rejects.toThrow('team a may not release shell.');
    expect(liveVersions()).toEqual({ 'mf-a': '1', 'mf-b': '1' });
    await release(team, { entries: [built('mf-a', '2')] });
    expect(liveVersions()).toEqual({ 'mf-a': '2', 'mf-b': '1' });
  });
});

describe('endTrial', () => {
  it('ends the trial of that version and no other, and says why', async () => {
    await publish([built('mf-a', '1')]);
    await publishTrial({ entry: built('mf-a', '2'), share: 10 });
    const { endTrial, store } = await desk();
    expect(await endTrial({ remote: 'mf-a', version: '1', reason: 'Errors.' })).toBeUndefined();
    expect(onTrial()).toEqual(['mf-a 2 10 %']);
    await endTrial({ remote: 'mf-a', version: '2', reason: '31 errors in a thousand views.' });
    expect(onTrial()).toEqual([]);
    expect(await store.changes({ limit: 1 })).toMatchObject([
      { kind: 'trial-ended', by: 'the shop', version: '2', reason: '31 errors in a thousand views.' },
    ]);
    expect(await endTrial({ remote: 'mf-a', version: '2', reason: 'Errors.' })).toBeUndefined();
    // A build does not bring it back by itself.
    expect(readHistory('mf-a').withdrawn).toEqual(['2']);
  });
});

describe('what is stored', () => {
  it('is built upon only when it is signed by this shop', async () => {
    await publish([built('mf-a', '1')]);
    const file = path.join(folder, 'registry.json');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, good.replace('"title\\":\\"This page', '"title\\":\\"That page'));
    expect(readFileSync(file, 'utf8')).not.toBe(good);
    await expect(publish([built('mf-a', '2')])).rejects.toThrow(
      'The registry was altered after it was signed.',
    );
    writeFileSync(file, (JSON.parse(good) as { payload: string }).payload);
    await expect(publish([built('mf-a', '2')])).rejects.toThrow('The registry is not signed.');
    writeFileSync(file, good);
    await publish([built('mf-a', '2')]);
  });

  it.each([
    ['{', 'The registry is not JSON.'],
    ['null', 'The registry is not signed.'],
  ])('is not changed while it is damaged (%s)', async (text, sentence) => {
    await publish([built('mf-a', '1')]);
    writeFileSync(path.join(folder, 'registry.json'), text);
    await expect(publish([built('mf-a', '2')])).rejects.toThrow(sentence);
    expect(readFileSync(path.join(folder, 'registry.json'), 'utf8')).toBe(text);
  });

  it('is not begun anew when it has gone missing', async () => {
    await publish([built('mf-a', '1')]);
    rmSync(path.join(folder, 'registry.json'));
    await expect(publish([built('mf-b', '1')])).rejects.toThrow(
      'registry.json is missing although there were releases: put a backup or registry.last-good.json in its place.',
    );
  });

  it('is signed at the first time where it is from before there were signatures', async () => {
    const [first, second] = [built('mf-a', '1'), built('mf-a', '2')];
    const former = { revision: 'r', remotes: [second], trials: [] };
    writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(former));
    const history = { versions: ['1', '2'], withdrawn: ['0'] };
    mkdirSync(path.join(folder, 'releases'));
    writeFileSync(path.join(folder, 'releases/mf-a.json'), JSON.stringify(history));
    expect(isSigned(folder)).toBe(false);
    await desk();
    expect(isSigned(folder)).toBe(true);
    expect(await rollBack('mf-a')).toBe(first.version);
    expect(readHistory('mf-a')).toEqual({ versions: ['1'], withdrawn: ['0', '2'] });
  });
});

describe('a change that says what it was decided about', () => {
  const change = async (kind: 'promote' | 'rollBack', meant: string) =>
    (await desk())[kind](asha, 'mf-a', { meant });

  it('takes the version that was meant', async () => {
    await publish([built('mf-a', '1')]);
    await publishTrial({ share: 10, entry: built('mf-a', '2') });
    await (await desk()).share(asha, 'mf-a', 20, { meant: '2' });
    await change('promote', '2');
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
    await change('rollBack', '2');
    expect(liveVersions()).toEqual({ 'mf-a': '1' });
  });

  it('promotes and widens nothing else that came on trial meanwhile', async () => {
    await publish([built('mf-a', '1')]);
    await publishTrial({ share: 10, entry: built('mf-a', '3') });
    const refusal = 'mf-a has moved on: 3 is on trial now, not 2. Nothing was changed.';
    await expect(change('promote', '2')).rejects.toThrow(refusal);
    const { share } = await desk();
    await expect(share(asha, 'mf-a', 20, { meant: '2' })).rejects.toThrow(refusal);
    expect(onTrial()).toEqual(['mf-a 3 10 %']);
  });

  it('holds for the shell', async () => {
    const remotes = [built('mf-a', '1')];
    await publish(remotes);
    await (await desk()).release(asha, { entries: [], shell: { ...shell, version: 'abd' } });
    const back = async (meant: string) => (await desk()).rollBack(asha, 'shell', { meant });
    await expect(back('abc')).rejects.toThrow(
      'The shell has moved on: abd is live now, not abc. Nothing was changed.',
    );
    await back('abd');
    expect(readLive(folder).shell?.version).toBe('abc');
  });

  it('does not take the live version back because the trial has ended by itself', async () => {
    await publish([built('mf-a', '1')]);
    await publish([built('mf-a', '2')]);
    await publishTrial({ share: 10, entry: built('mf-a', '3') });
    await (await desk()).endTrial({ remote: 'mf-a', version: '3', reason: 'It fails.' });
    await expect(change('rollBack', '3')).rejects.toThrow(
      'mf-a has moved on: 2 is live now, not 3. Nothing was changed.',
    );
    expect(liveVersions()).toEqual({ 'mf-a': '2' });
  });
});
