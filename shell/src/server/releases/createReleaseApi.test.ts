import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { localEntry, type RegistryEntry } from '@shop/registry';
import { createReleaseToken, openLocalDesk, parseChangeAnswer } from '@shop/registry/desk';
import { registryEntry, temporaryFolder, writeRelease } from '@shop/registry/testing';
import { createReleaseApi } from './createReleaseApi';
import type { ReleaseState } from './releaseState';

const root = temporaryFolder();
let count = 0;
let shop: string;
let team: string;
let desk: Awaited<ReturnType<typeof openLocalDesk>>;
let token: string;
let ask: (method: string, address: string, body?: unknown, authorization?: string) => Promise<Response>;

/** Nobody listens there: whoever brings an access token is not known at the moment. */
const settings = { supabaseUrl: 'http://127.0.0.1:1', publishableKey: 'public' };

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  count += 1;
  shop = path.join(root, `${count}/shop`);
  team = path.join(root, `${count}/team`);
  desk = await openLocalDesk(shop, {});
  const made = createReleaseToken(['mf-a'], 'Asha');
  ({ token } = made);
  await desk.store.addToken(made.kept);
  const everybody = { name: 'Asha', mayRelease: () => true };
  const first = ['mf-a', 'mf-b'].map((name) => writeRelease(shop, { name, version: '1' }));
  await desk.release(everybody, { entries: first });
  const api = createReleaseApi(() => Promise.resolve(desk), settings);
  ask = (method, address, body, authorization = `Bearer ${token}`) =>
    api(
      new Request(`http://shop.example${address}`, {
        method,
        headers: authorization ? { authorization } : {},
        body: body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body),
      } as RequestInit),
    );
});
afterEach(() => jest.restoreAllMocks());

const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { error: string }).error,
];
const liveVersions = async () => {
  const { remotes } = (await (await ask('GET', '/releases')).json()) as ReleaseState;
  return Object.fromEntries(remotes.map(({ name, live }) => [name, live.version]));
};
/** Builds a version elsewhere and sends its files. */
async function send(
  version: string,
  leaveOut: (address: string) => boolean = () => false,
): Promise<RegistryEntry> {
  const entry = writeRelease(team, { name: 'mf-a', version });
  for (const address of [...Object.keys(entry.integrity), ...Object.keys(entry.server ?? {})]) {
    if (leaveOut(address)) continue;
    const answer = await ask(
      'PUT',
      `/releases/files${address.slice('/remotes'.length)}`,
      readFileSync(path.join(team, address)),
    );
    expect(answer.status).toBe(201);
  }
  return entry;
}

test('a team sends the files of a version, tries it, widens it, gives it to everybody and takes it back', async () => {
  const entry = await send('2');
  const order = async (body: object) => (await ask('POST', '/releases/mf-a', body)).json();
  expect(
    await order({ action: 'trial', entry, share: 10, reason: 'Faster.', commit: '4fa4c15' }),
  ).toMatchObject({
    changes: [
      { kind: 'trial', remote: 'mf-a', version: '2', share: 10, reason: 'Faster.', commit: '4fa4c15' },
    ],
    live: '1',
  });
  await order({ action: 'share', share: 50 });
  expect(await order({ action: 'promote' })).toMatchObject({ live: '2' });
  expect(await order({ action: 'rollback', reason: 'Slower.' })).toMatchObject({ live: '1' });
  expect(await order({ action: 'release', entry })).toMatchObject({ live: '2' });
  expect(await order({ action: 'kill' })).toMatchObject({
    live: '1',
    changes: [{ kind: 'kill', version: '2' }],
  });

  const state = (await (await ask('GET', '/releases?remote=mf-a&limit=3')).json()) as ReleaseState;
  expect(state.changes.map(({ kind }) => kind)).toEqual(['kill', 'release', 'rollback']);
  expect(state.changes[0]?.by).toMatch(/^token \w+ of mf-a$/);
  expect(state.caller.mayRelease).toEqual(['mf-a']);
  expect(state.killed).toEqual(['mf-a@2']);
  expect(state.remotes[0]).toMatchObject({ name: 'mf-a', live: { version: '1', isKilled: false } });
});

test('every answer is one that a team’s tool can read', async () => {
  const entry = await send('2');
  for (const order of [
    { action: 'trial', entry, share: 10 },
    { action: 'share', share: 50 },
    { action: 'promote' },
    { action: 'rollback' },
    { action: 'release', entry },
    { action: 'kill' },
  ]) {
    const answer = parseChangeAnswer(await (await ask('POST', '/releases/mf-a', order)).json());
    expect(answer?.changes.map(({ version }) => version)).toEqual([order.action === 'rollback' ? '1' : '2']);
  }
});

test('the shell goes back together with remotes where the order says so, and a remote does not', async () => {
  expect(await errorOf(await ask('POST', '/releases/mf-a', { action: 'rollback', together: true }))).toEqual([
    409,
    'Only the shell is rolled back together with remotes.',
  ]);
  expect(await errorOf(await ask('POST', '/releases/mf-a', { action: 'rollback', together: 1 }))).toEqual([
    400,
    'The order: together is not true or false, nor missing: 1.',
  ]);
});

test('an order about a version that is not there any more is refused with what is', async () => {
  const entry = await send('2');
  await ask('POST', '/releases/mf-a', { action: 'trial', entry, share: 10 });
  for (const order of [{ action: 'share', share: 50 }, { action: 'promote' }, { action: 'rollback' }])
    expect(await errorOf(await ask('POST', '/releases/mf-a', { ...order, version: '1' }))).toEqual([
      409,
      'mf-a has moved on: 2 is on trial now, not 1. Nothing was changed.',
    ]);
  expect((await ask('POST', '/releases/mf-a', { action: 'promote', version: '2' })).status).toBe(200);
});

test('a token is for its own remotes alone', async () => {
  const entry = writeRelease(team, { name: 'mf-b', version: '2' });
  for (const [method, address, body] of [
    ['POST', '/releases/mf-b', { action: 'release', entry }],
    ['POST', '/releases/mf-b', { action: 'kill' }],
    ['POST', '/releases/shell', { action: 'rollback' }],
    ['PUT', '/releases/files/mf-b/2/x.js', new Uint8Array(1)],
    ['GET', '/releases/files/mf-b/1/remoteEntry.js', undefined],
  ] as const) {
    const [status, error] = await errorOf(await ask(method, address, body));
    expect([address, status]).toEqual([address, 403]);
    expect(error).toMatch(/^token \w+ of mf-a may not release (mf-b|shell)\.$/);
  }
  // Nor by another remote's entry at its own address.
  expect(await errorOf(await ask('POST', '/releases/mf-a', { action: 'release', entry }))).toEqual([
    400,
    'The entry is that of mf-b, the address that of mf-a.',
  ]);
  expect(await liveVersions()).toEqual({ 'mf-a': '1', 'mf-b': '1' });
});

test.each<[string, string | undefined, number]>([
  ['nothing', '', 401],
  ['a word', 'Basic x', 401],
  ['a token that nobody made', `Bearer shop-release-12345678-${'x'.repeat(43)}`, 401],
  ['an access token while nobody knows whose', 'Bearer a.b.c', 503],
])('whoever brings %s is told so', async (_, authorization, status) => {
  const answer = await ask('GET', '/releases', undefined, authorization);
  expect((await errorOf(answer))[0]).toBe(status);
});

const browser = 'a'.repeat(64);
const local = (fields: Partial<RegistryEntry> = {}, origin = 'http://localhost:4701') =>
  localEntry(registryEntry({ name: 'mf-a', ...fields }), origin);
const override = (remote: string, entry: RegistryEntry, authorization?: string, of = browser) =>
  ask('POST', `/releases/${remote}`, { action: 'override', entry, browser: of }, authorization);

test('a team looks at the shop with its own remote in it, and what is live stays', async () => {
  const before = await (await ask('GET', '/releases')).json();
  const answer = await override('mf-a', local());
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { grant: expect.stringMatching(/^[\w-]+\.\w+\.[\w-]+$/) },
  ]);
  expect(await (await ask('GET', '/releases')).json()).toEqual(before);
});

test.each<[string, () => Promise<Response>, number, RegExp]>([
  ['nobody', () => override('mf-a', local(), ''), 401, /release token/],
  [
    'a stranger',
    () => override('mf-a', local(), `Bearer shop-release-12345678-${'x'.repeat(43)}`),
    401,
    /nobody’s/,
  ],
  ['another team', () => override('mf-b', local({ name: 'mf-b' })), 403, /may not release mf-b/],
  ['another team’s entry', () => override('mf-a', local({ name: 'mf-b' })), 400, /that of mf-b/],
  ['another machine', () => override('mf-a', local({}, 'https://evil.example')), 409, /localhost/],
  ['a port of the system', () => override('mf-a', local({}, 'http://localhost:1023')), 409, /localhost/],
  [
    'another team’s address',
    () => override('mf-a', local({ prefixes: ['/mf-b'] })),
    409,
    /both claim the address/,
  ],
  ['no browser', () => override('mf-a', local(), undefined, 'mine'), 400, /SHA-256/],
  [
    'what fits into no cookie',
    () => override('mf-a', local({ slots: Array.from({ length: 400 }, (_, each) => `slot-${each}`) })),
    409,
    /too long/,
  ],
])('an override for %s is refused', async (_, asking, status, sentence) => {
  const [answered, error] = await errorOf(await asking());
  expect([answered, error]).toEqual([status, expect.stringMatching(sentence)]);
});

test('nothing half-uploaded goes live', async () => {
  const entry = await send(
    '2',
    (address) => address.endsWith('/exposed-routes.js') && !address.includes('/server/'),
  );
  const order = () => ask('POST', '/releases/mf-a', { action: 'release', entry });
  const missing = '/remotes/mf-a/2/exposed-routes.js';
  expect(await errorOf(await order())).toEqual([409, `mf-a 2 lacks ${missing}: build it again.`]);
  await ask('PUT', '/releases/files/mf-a/2/exposed-routes.js', Buffer.from('something else'));
  expect(await errorOf(await order())).toEqual([409, `${missing} is not what was built: build mf-a again.`]);
  expect(await liveVersions()).toMatchObject({ 'mf-a': '1' });
});

test('a file that is there stays what it is', async () => {
  const put = (text: string) => ask('PUT', '/releases/files/mf-a/2/x.js', Buffer.from(text));
  expect([(await put('one')).status, (await put('one')).status]).toEqual([201, 200]);
  const [status, error] = await errorOf(await put('two'));
  expect([status, error]).toEqual([409, expect.stringContaining('a version never changes')]);
  expect(await (await ask('GET', '/releases/files/mf-a/2/x.js')).text()).toBe('one');
  expect((await ask('GET', '/releases/files/mf-a/2/y.js')).status).toBe(404);
  // What the desk writes itself nobody else does.
  expect((await ask('PUT', '/releases/files/mf-a/2/release.json', Buffer.from('{}'))).status).toBe(400);
});

test('a file above the limit is refused', async () => {
  const [status] = await errorOf(
    await ask('PUT', '/releases/files/mf-a/2/x.js', new Uint8Array(8 * 1024 * 1024 + 1)),
  );
  expect(status).toBe(413);
});

test('whatever is sent is answered in a sentence, and leaves what is live alone', async () => {
  const path = fc.oneof(
    fc.constantFrom(
      '/mf-a',
      '/mf-b',
      '/files/mf-a/2/x.js',
      '/files/mf-a/../x.js',
      '/files/mf-a/2/.x',
      '/__proto__',
      '',
    ),
    fc.webPath().map((text) => `/${text.replace(/^\//, '')}`),
  );
  const word = fc.constantFrom(
    'release',
    'trial',
    'share',
    'promote',
    'rollbacks',
    'constructor',
    '__proto__',
    'kill ',
  );
  const body = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .record(
        {
          action: fc.oneof(word, fc.anything()),
          share: fc.anything(),
          entry: fc.anything(),
          reason: fc.anything(),
        },
        { requiredKeys: ['action'] },
      )
      .map((value) => JSON.stringify(value) ?? ''),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
      path,
      body,
      async (method, where, text) => {
        const answer = await ask(method, `/releases${where}`, new Uint8Array(Buffer.from(text)));
        if (answer.status === 201 || answer.status === 200) return expect(method).toBe('PUT');
        const [status, error] = await errorOf(answer);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(error).toMatch(/\.$/);
      },
    ),
    { numRuns: 300 },
  );
  expect(await liveVersions()).toEqual({ 'mf-a': '1', 'mf-b': '1' });
});

test('whatever version is to be killed, all that is live can be read and changed afterwards', async () => {
  const version = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^mf-a@[\w.-]{1,9}$/),
    fc.stringMatching(/^[\w.+-]{2,9}$/),
  );
  await fc.assert(
    fc.asyncProperty(version, async (slip) => {
      const [status, error] = await errorOf(
        await ask('POST', '/releases/mf-a', { action: 'kill', version: slip }),
      );
      expect([400, 409]).toContain(status);
      expect(error).toMatch(/\.$/);
    }),
  );
  expect(await liveVersions()).toEqual({ 'mf-a': '1', 'mf-b': '1' });
  expect((await ask('POST', '/releases/mf-a', { action: 'kill', version: '1' })).status).toBe(200);
});

test.each([
  ['action', `{"action":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['entry', `{"action":"release","entry":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`],
])('an order whose %s is nested beyond measure is refused', async (_, text) => {
  const answer = await ask('POST', '/releases/mf-a', Buffer.from(text));
  expect(await errorOf(answer)).toEqual([400, 'The order has more than 16 levels.']);
});

test('without a key to sign with nothing is released', async () => {
  const closed = createReleaseApi(() => Promise.resolve(undefined), settings);
  const answer = await closed(new Request('http://shop.example/releases'));
  expect(await errorOf(answer)).toEqual([
    503,
    'Nothing is released here: this web server has no key to sign with.',
  ]);
});

test('more than a few at a time are asked to come again', async () => {
  const api = createReleaseApi(() => Promise.resolve(desk), settings);
  const put = (name: string, body: BodyInit) =>
    api(
      new Request(`http://shop.example/releases/files/mf-a/2/${name}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body,
        duplex: 'half',
      } as RequestInit),
    );
  /** Resolves when the file is waited for, with what ends it. */
  const begin = (name: string) =>
    new Promise<() => Promise<Response>>((resolve) => {
      const pull = (stream: ReadableStreamDefaultController) =>
        resolve(() => {
          stream.close();
          return answer;
        });
      const answer = put(name, new ReadableStream({ pull }, { highWaterMark: 0 }));
    });
  const ends = await Promise.all(Array.from({ length: 16 }, (_, file) => begin(`${file}.js`)));
  expect((await put('x.js', 'one')).status).toBe(429);
  await Promise.all(ends.map((end) => end()));
  expect((await put('x.js', 'one')).status).toBe(201);
});

test('strangers keep nobody waiting who is known, nor are more than a few looked at', async () => {
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const api = createReleaseApi(() => Promise.resolve(desk), {
    ...settings,
    supabaseUrl: `http://127.0.0.1:${port}`,
  });
  const come = (bearer: string) =>
    api(new Request('http://shop.example/releases', { headers: { authorization: `Bearer ${bearer}` } }));
  const strangers = Array.from({ length: 50 }, () => come('a.b.c'));
  expect((await Promise.race(strangers)).status).toBe(429);
  expect((await come(token)).status).toBe(200);
  database.closeAllConnections();
  database.close();
  const statuses = new Set((await Promise.all(strangers)).map(({ status }) => status));
  expect(statuses).toEqual(new Set([429, 503]));
});
