import type { PublishedRegistry, RegistryEntry } from '@shop/registry';
import { createVitals } from './createVitals';

const entry = (version: string) =>
  ({
    name: 'mf-cart',
    version,
    preload: { routes: [], pages: { 'mf-cart/cart': [] } },
  }) as unknown as RegistryEntry;
const registry: PublishedRegistry = {
  revision: 'r',
  remotes: [entry('1')],
  trials: [{ share: 9, entry: entry('2') }],
};
const settings = { supabaseUrl: 'http://127.0.0.1:9', publishableKey: 'public', serverToken: undefined };

const open = (live: PublishedRegistry | null = registry) =>
  createVitals({
    settings,
    registryOf: () => Promise.resolve(live ?? undefined),
    endTrial: () => Promise.resolve(false),
  });
const send = async (vitals: ReturnType<typeof open>, body: string, headers: Record<string, string> = {}) => {
  const answer = await vitals.receive(
    new Request('http://shop.example/vitals', { method: 'POST', body, headers }),
  );
  return `${answer.status} ${await answer.text()}`.trim();
};
const beacon = (version: string) =>
  JSON.stringify({ entries: [{ version, page: 'mf-cart/cart', views: 1, visit: 'begun' }] });

test('a beacon that breaks off is no fault of the server', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
  const request = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const answer = await open().receive(new Request('http://shop.example/vitals', request));
  expect(answer.status).toBe(400);
});

test('what a page tells of a version that is live or tried is taken without a word', async () => {
  const vitals = open();
  for (const version of ['mf-cart@1', 'mf-cart@2']) {
    expect(await send(vitals, beacon(version))).toBe('204');
    expect(await send(vitals, beacon(version), { 'sec-fetch-site': 'same-origin' })).toBe('204');
  }
});

test('anything else is refused with a sentence', async () => {
  const vitals = open();
  expect(await send(vitals, beacon('mf-cart@0'))).toBe('400 None of these versions is live.');
  expect(await send(vitals, beacon('mf-strange@1'))).toBe('400 None of these versions is live.');
  expect(await send(vitals, 'x')).toBe('400 The beacon is not JSON.');
  expect(await send(vitals, beacon('mf-cart@1'), { 'sec-fetch-site': 'cross-site' })).toBe(
    '403 Only pages of this shop send vitals.',
  );
});

test('a flood is not read', async () => {
  const vitals = open();
  const answers = await Promise.all(Array.from({ length: 800 }, () => send(vitals, beacon('mf-cart@1'))));
  expect(answers.slice(0, 500)).toEqual(Array.from({ length: 500 }, () => '204'));
  expect(new Set(answers.slice(500))).toEqual(new Set(['429 More vitals come in than are read.']));
});

test('nothing is counted while it is not known what is live', async () => {
  const vitals = open(null);
  expect(await send(vitals, beacon('mf-cart@1'))).toBe('400 Nothing is live.');
});
