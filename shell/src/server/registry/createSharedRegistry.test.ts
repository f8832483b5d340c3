import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSigned, writeRegistry } from '@shop/registry/desk';
import { entry } from '@shop/registry/testing';
import { createSharedRegistry } from './createSharedRegistry';

let folder: string;
let releases: string;
let store: { readNewer: jest.Mock };
const reports: string[] = [];

/** What the store holds from now on. */
async function release(version: string): Promise<string> {
  const remote = JSON.parse(JSON.stringify(entry('mf-a')).replaceAll('1.0.0', version)) as ReturnType<
    typeof entry
  >;
  await writeRegistry(releases, { remotes: [remote] });
  const text = readFileSync(path.join(releases, 'registry.json'), 'utf8');
  hold(text);
  return text;
}
const hold = (text: string) =>
  store.readNewer.mockImplementation((known: number) => {
    const signed = readSigned(text);
    const { sequence } = JSON.parse(signed.payload) as { sequence: number };
    return Promise.resolve(sequence === known ? undefined : signed);
  });
const beAway = () => store.readNewer.mockRejectedValue(new Error('fetch failed'));
const open = () => {
  const key = readFileSync(path.join(releases, 'releases/registry-key.pub'), 'utf8');
  return createSharedRegistry(store, {
    buildFolder: folder,
    assetOrigins: [],
    registryKeys: { REGISTRY_PUBLIC_KEY: key },
  });
};
/** In which its web server asks at least once. */
const aSecond = () => jest.advanceTimersByTimeAsync(1_000);
/**
 * Signatures are verified in threads of their own, which no clock of a test reaches. The clock goes on meanwhile: a question
 * that was still being verified when a second passed would never be followed by another.
 */
const until = async (read: ReturnType<typeof open>, expected: object) => {
  for (;;) {
    const reading = await read();
    try {
      expect(reading).toMatchObject(expected);
      return;
    } catch {
      await jest.advanceTimersByTimeAsync(100);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
};
const version = (text: string) => ({ content: { remotes: [{ version: text }] } });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  jest.spyOn(console, 'error').mockImplementation((sentence: string) => void reports.push(sentence));
  reports.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'shop-shared-'));
  releases = mkdtempSync(path.join(tmpdir(), 'shop-shared-'));
  store = { readNewer: jest.fn() };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const each of [folder, releases]) rmSync(each, { recursive: true });
});

test('a release is seen at the next look, and a page never waits for one', async () => {
  await release('1');
  const read = open();
  await until(read, { state: 'good', ...version('1') });
  await release('2');
  expect(await read()).toMatchObject(version('1'));
  await aSecond();
  await until(read, { state: 'good', ...version('2') });
});

test('a store that is away changes nothing, also for a server that starts meanwhile, and is told once', async () => {
  await release('1');
  const read = open();
  await until(read, { state: 'good' });
  beAway();
  await aSecond();
  await until(read, { state: 'stale', ...version('1') });
  await aSecond();
  await aSecond();
  expect(reports).toEqual([
    '[registry] The store of what is live does not answer. The last good one goes on.',
  ]);
  await until(open(), { state: 'stale', ...version('1') });
  await release('2');
  await aSecond();
  await until(read, { state: 'good', ...version('2') });
});

test('what is altered or older is refused, and the last good one goes on', async () => {
  const first = await release('1');
  const second = await release('2');
  const read = open();
  await until(read, { state: 'good', ...version('2') });
  hold(first);
  await aSecond();
  await until(read, {
    state: 'stale',
    fault: 'The registry is number 1, older than number 2, which was live before.',
    ...version('2'),
  });
  hold(second.replace('The checkout', 'Our checkout').replaceAll('\\"sequence\\":2', '\\"sequence\\":3'));
  await aSecond();
  await until(read, {
    state: 'stale',
    fault: 'The registry was altered after it was signed.',
    ...version('2'),
  });
});

test('a kept copy that was altered is no start', async () => {
  await release('1');
  await until(open(), { state: 'good' });
  const copy = path.join(folder, 'registry.last-good.json');
  writeFileSync(copy, readFileSync(copy, 'utf8').replace('The checkout', 'Our checkout'));
  beAway();
  const reading = open()();
  await aSecond();
  expect(await reading).toEqual({ state: 'missing', fault: 'The store of what is live does not answer.' });
});

test('before the first release there is nothing, and then there is', async () => {
  await release('1');
  store.readNewer.mockResolvedValue(undefined);
  const read = open();
  await until(read, { state: 'missing', fault: 'Nothing was released yet.' });
  await release('2');
  await aSecond();
  await until(read, { state: 'good', ...version('2') });
});
