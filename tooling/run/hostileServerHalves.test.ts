import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registryFor } from '@shop/registry';
import { readLive, writeRegistry } from '@shop/registry/desk';
import { temporaryFolder } from '@shop/registry/testing';
import { type BuiltWebServer, startBuiltWebServer } from '../testing/startBuiltWebServer';
import { containerWith, containerWithPage, writeServerHalf } from '../testing/writeServerHalf';
import { inRepository } from '../workspace/repository';

const folder = temporaryFolder();
const loop = 'for (;;) Math.sqrt(2)';
/** Each loop takes three seconds of a core before it is ended. */
const loopAtFirst = `
const fs = require('node:fs');
const hasLooped = __filename + '.has-looped';
if (fs.existsSync(hasLooped)) throw new Error('after the loop');
fs.writeFileSync(hasLooped, '');
${loop}`;

interface Incident {
  /** Address that brings it about. */
  at: string;
  /** What the log says of it. */
  says: RegExp;
  /** The page that was asked for is lost with the process. */
  losesPage?: true;
}

interface Hostile {
  source: string | undefined;
  /** The three after which it is demoted. */
  incidents: Incident[];
}

/** A half that cannot be loaded, three times in a row, the last two for another reason if one is given. */
const unloadable = (
  name: string,
  source: string | undefined,
  says: RegExp,
  later = says,
): [string, Hostile] => [
  name,
  { source, incidents: [says, later, later].map((words) => ({ at: `/${name}`, says: words })) },
];

/** A half whose three pages bring an incident each. A page is its loader and its component. */
const harmful = (
  name: string,
  pages: (Omit<Incident, 'at'> & { loader?: string; component?: string })[],
): [string, Hostile] => {
  const routes = pages.map(
    ({ loader = '() => null', component = `() => 'Page of ${name}'` }, index) =>
      `{ id: '${name}/${index}', path: '/${name}/${index}', loader: ${loader}, Component: ${component} }`,
  );
  return [
    name,
    {
      source: containerWith(`[${routes.join()}]`, 'const kept = [];'),
      incidents: pages.map((page, index) => ({ ...page, at: `/${name}/${index}` })),
    },
  ];
};

const hostile = new Map<string, Hostile>([
  unloadable('is-missing', undefined, /Cannot find module/),
  unloadable('is-truncated', containerWithPage('is-truncated').slice(0, 300), /SyntaxError/),
  unloadable('is-garbage', '<html>not a script</html>', /SyntaxError/),
  unloadable('throws-at-import', "throw new Error('at import');", /at import/),
  unloadable('loops-at-import', loopAtFirst, /kept its thread/, /after the loop/),
  unloadable(
    'wants-another-react',
    "module.exports = { init() { throw new Error('React 20 is not here'); }, get() {} };",
    /React 20 is not here/,
  ),
  harmful('loops', [
    { loader: `() => { ${loop} }`, says: /kept its thread/, losesPage: true },
    { component: `() => { ${loop} }`, says: /kept its thread/, losesPage: true },
    { loader: `() => { setTimeout(() => { ${loop} }); return null }`, says: /kept its thread/ },
  ]),
  harmful('crashes', [
    { loader: "() => { void Promise.reject(new Error('nobody waits')); return null }", says: /nobody waits/ },
    {
      loader: "() => { setTimeout(() => { throw new Error('in a timer') }, 1); return null }",
      says: /in a timer/,
    },
    { loader: '() => process.exit(0)', says: /ended itself with code 0/, losesPage: true },
  ]),
  harmful('leaks', [
    {
      loader:
        '() => { setInterval(() => { for (let i = 0; i < 1e6; i += 1) kept.push({ i }) }, 1); return null }',
      // Near its limit the collector of unused objects may keep the thread before the limit is reached.
      says: /aborted .* objects|kept its thread/,
    },
    {
      loader: '() => { setInterval(() => kept.push(Buffer.alloc(5e7, 1)), 1); return null }',
      says: /used more than \d+ MB of memory/,
    },
    { loader: '() => process.abort()', says: /aborted/, losesPage: true },
  ]),
]);

/** Pages that cannot be rendered; the process that renders them goes on. */
const faulty: Record<string, { loader?: string; component?: string; status: 500 | 503 }> = {
  'loader-throws': { loader: "() => { throw new Error('a mistake') }", status: 500 },
  'loader-throws-undefined': { loader: '() => { throw undefined }', status: 500 },
  'backend-is-away': {
    loader: "() => { throw new (shared('@shop/kernel/data-first').DataError)('NETWORK', 'no answer') }",
    status: 503,
  },
  'loader-never-answers': { loader: '() => new Promise(() => {})', status: 503 },
  'component-throws': { component: "() => { throw new Error('in a component') }", status: 500 },
  'component-never-settles': { component: '() => { throw new Promise(() => {}) }', status: 500 },
  'head-throws': {
    component:
      "() => shared('react').createElement(shared('@shop/kernel/react').PageHead, { title: Symbol('no text') })",
    status: 500,
  },
  'data-is-a-function': { loader: '() => ({ deep: [{ act: () => 1 }] })', status: 500 },
  'data-is-a-bigint': { loader: '() => ({ price: 1n })', status: 500 },
  'data-is-a-circle': { loader: '() => { const a = {}; a.a = a; return a }', status: 500 },
  'data-is-a-map': { loader: '() => ({ byId: new Map() })', status: 500 },
};
const faultyPages = Object.entries(faulty).map(
  ([name, { loader = '() => null', component = "() => 'Content'" }]) =>
    `{ id: 'faulty/${name}', path: '/faulty/${name}', loader: ${loader}, Component: ${component} }`,
);

const good = `[
  { id: 'good/page', path: '/good', loader: () => ({ said: 'by the loader' }), Component: () => 'Content of the good page' },
  { id: 'good/lost', path: '/good/lost', loader: () => { throw new Response('', { status: 404 }) }, Component: () => null },
  { id: 'good/old', path: '/good/old', loader: () => Response.redirect('http://shop.example/good', 301), Component: () => null },
  { id: 'good/map', path: '/good/map.xml', loader: () => new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } }) },
]`;

let server: BuiltWebServer;
const sitemapOf = (name: string) => (name === 'is-missing' ? { sitemaps: ['/is-missing/map.xml'] } : {});
const released = (version: string) => [
  writeServerHalf(folder, 'good', '1', containerWith(good)),
  writeServerHalf(folder, 'faulty', '1', containerWith(`[${faultyPages.join()}]`)),
  ...[...hostile].map(([name, { source }]) => ({
    ...writeServerHalf(folder, name, version, version === '1' ? source : containerWithPage(name)),
    ...sitemapOf(name),
  })),
];

beforeAll(async () => {
  symlinkSync(inRepository('dist/shell'), path.join(folder, 'shell'));
  await writeRegistry(folder, { remotes: released('1') });
  server = await startBuiltWebServer(folder);
  // Ten processes start at once; on a busy machine the first visitors do not wait for theirs.
  while ((await visit('/good')).status !== 200) await pause(200);
  while ((await visit('/faulty/loader-throws')).status !== 500) await pause(200);
});
afterAll(() => server.stop());

let visits = 0;
/** Past the page cache. */
async function visit(address: string) {
  const response = await fetch(`${server.url}${address}?visit=${(visits += 1)}`, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Header and footer around a page that the browser will render. */
function expectFrame({ text }: { text: string }) {
  expect(text).toContain('</header>');
  expect(text).toContain('</footer>');
  expect(text).not.toContain('Content');
  expect(text).not.toContain('"hydration"');
}

/** On a busy machine a page may come too late; it must come at all, and its process must have lived on. */
async function expectGoodPage() {
  let answer = await visit('/good');
  while (answer.status === 503) answer = await visit('/good');
  expect(answer.status).toBe(200);
  expect(answer.text).toContain('Content of the good page');
  expect(answer.text).toContain('"loaderData":{"good/page":{"said":"by the loader"}}');
  expect(incidentsOf('good')).toEqual([]);
}

/** What the log says of each incident, with the lines of its stack. */
const incidentsOf = (name: string) =>
  server
    .log()
    .split('The server half of ')
    .filter((text) => text.startsWith(`${name}@1 `));
const isDemoted = (name: string) => incidentsOf(name).at(-1)?.includes('third time') ?? false;

/** Visits an address until the log tells of the next incident. Gives the statuses that visitors got meanwhile. */
async function bringAbout(name: string, { at }: Incident, earlier: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  while (incidentsOf(name).length === earlier) {
    const answer = await visit(at);
    statuses.add(answer.status);
    expect(answer.text).toContain('</footer>');
    if (!answer.text.includes(`Page of ${name}`)) expectFrame(answer);
    await pause(200);
  }
  return statuses;
}

test('what loaders answer arrives: pages, statuses, redirects, resources', async () => {
  await expectGoodPage();
  expect((await visit('/good/lost')).status).toBe(404);
  const moved = await visit('/good/old');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'http://shop.example/good']);
  const map = await visit('/good/map.xml');
  expect([map.status, map.text, map.headers.get('content-type')]).toEqual([
    200,
    '<urlset/>',
    'application/xml',
  ]);
});

test('a page that cannot be rendered comes with the frame, and its remote goes on', async () => {
  await Promise.all(
    Object.entries(faulty).map(async ([name, { status }]) => {
      let answer = await visit(`/faulty/${name}`);
      // Too late on a busy machine: the web server answered before the remote's process did.
      while (answer.status === 503 && status === 500) answer = await visit(`/faulty/${name}`);
      expect({ name, status: answer.status }).toEqual({ name, status });
      expectFrame(answer);
      expect(server.log()).toContain(`faulty@1 failed to render /faulty/${name}`);
    }),
  );
  expect(incidentsOf('faulty')).toEqual([]);
  await expectGoodPage();
});

test('a hostile half harms nobody else, is demoted after its third incident, and comes back with its next release', async () => {
  await Promise.all(
    [...hostile].map(async ([name, { incidents }]) => {
      for (const [earlier, incident] of incidents.entries()) {
        const statuses = await bringAbout(name, incident, earlier);
        expect(incidentsOf(name)[earlier]).toMatch(incident.says);
        expect([200, 500, 503]).toEqual(expect.arrayContaining([...statuses]));
        if (incident.losesPage) expect(Math.max(...statuses)).toBeGreaterThanOrEqual(500);
        await expectGoodPage();
      }
      expect(isDemoted(name)).toBe(true);
      const answer = await visit(incidents[0]?.at ?? '');
      expect(answer.status).toBe(200);
      expectFrame(answer);
    }),
  );
  expect((await visit('/is-missing/map.xml')).status).toBe(503);
  expect(server.isAlive()).toBe(true);

  await writeRegistry(folder, { remotes: released('2') });
  await Promise.all(
    [...hostile.keys()].map(async (name) => {
      let answer = await visit(`/${name}`);
      while (!answer.text.includes(`Page of ${name}`)) {
        expect([200, 404, 503]).toContain(answer.status);
        await pause(200);
        answer = await visit(`/${name}`);
      }
      expect(answer.status).toBe(200);
    }),
  );
  await expectGoodPage();
});

test('while a version is on trial no cache mixes it with another, and one that is demoted is taken back by itself', async () => {
  const remotes = released('2');
  const entry = writeServerHalf(folder, 'good', '2', undefined);
  const trials = [{ share: 50, entry, since: new Date().toISOString() }];
  await writeRegistry(folder, { remotes, trials });
  const visitorOf = (version: string) => {
    const gets = (number: number) =>
      registryFor({ revision: 'r', remotes, trials }, number).remotes.some(
        (remote) => remote.name === 'good' && remote.version === version,
      );
    return Array.from({ length: 100 }, (_, number) => number).findIndex(gets);
  };
  const visitors = [visitorOf('1'), visitorOf('2')];
  const visitAs = async (number: number, address: string) => {
    const headers = { cookie: `visitor-number=${number}` };
    return fetch(`${server.url}${address}?visit=${(visits += 1)}`, { redirect: 'manual', headers });
  };
  const varies = ({ headers }: Response) => headers.get('vary')?.includes('cookie') ?? false;
  // It is served once the processes of its versions have begun, or failed to.
  while (!varies(await visitAs(0, '/good'))) await pause(200);
  for (const number of visitors)
    for (const address of ['/good', '/good/lost', '/good/old', '/good/map.xml', '/nobody/s']) {
      const answer = await visitAs(number, address);
      expect([address, varies(answer)]).toEqual([address, true]);
      expect(answer.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
    }

  while (readLive(folder).trials.length > 0) {
    for (const number of visitors) await visitAs(number, '/good');
    await pause(200);
  }
  // It is written down first and told afterwards.
  while (!server.log().includes('The trial of good@2 has ended itself: ')) await pause(50);
  expect(server.log()).toMatch(
    /The trial of good@2 has ended itself: \d+ of \d+ pages could not be rendered, of the live version 0 of \d+\./,
  );
  const answer = await visitAs(visitors[1] ?? 0, '/good');
  expect(await answer.text()).toContain('Content of the good page');
});
