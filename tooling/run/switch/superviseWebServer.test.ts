import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { writeRegistry } from '@shop/registry/desk';
import { temporaryFolder } from '@shop/registry/testing';
import { freePort } from '../../testing/freePort';
import { builtShellFolder } from '../../testing/startBuiltWebServer';
import { type SettingsBackend, startSettingsBackend } from '../../testing/startSettingsBackend';
import { containerWith, writeServerHalf } from '../../testing/writeServerHalf';
import { superviseWebServer } from './superviseWebServer';

const folder = temporaryFolder();
const routes = `[
  { id: 'mf-a/page', path: '/a', Component: () => 'Content' },
  { id: 'mf-a/slow', path: '/a/slow', loader: async () => { await new Promise((done) => setTimeout(done, 1500)); return null }, Component: () => 'Slow content' },
]`;
const remotes = [writeServerHalf(folder, 'mf-a', '1', containerWith(routes))].map((entry) => ({
  ...entry,
  prefixes: ['/', '/a'],
}));
const release = (version: string) =>
  writeRegistry(folder, { remotes, shell: { version, brings: {}, facts: {} } });

const taken: string[] = [];
let backend: SettingsBackend;
let port: number;
let shop: Awaited<ReturnType<typeof superviseWebServer>>;
const listeners = new Set<(line: string) => void>();
/** Resolves when the start script says it, from now on. */
const said = (part: string) =>
  new Promise<void>((resolve) => listeners.add((line) => line.includes(part) && resolve()));

beforeAll(async () => {
  for (const version of ['first', 'second'])
    cpSync(builtShellFolder(), path.join(folder, 'shell', version), { recursive: true });
  mkdirSync(path.join(folder, 'shell/ends/server'), { recursive: true });
  writeFileSync(path.join(folder, 'shell/ends/server/main.cjs'), 'process.exit(3)');
  await release('first');
  backend = await startSettingsBackend();
  port = await freePort();
  shop = await superviseWebServer({
    buildFolder: folder,
    version: 'first',
    port,
    backend: { url: backend.url, publishableKey: 'public' },
    takeBack: async (version, reason) => {
      taken.push(`${version}: ${reason}`);
      await release('first');
    },
    log: (line) => listeners.forEach((hear) => hear(line)),
  });
  await shop.ready;
});
afterAll(async () => {
  await shop.stop();
  backend.stop();
});

interface Answer {
  status: number | undefined;
  text: string;
}

async function visit(address: string, agent: Agent | false = false): Promise<Answer> {
  const asking = get({ port, path: address, agent });
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text };
}

/** Visitors who come anew and visitors who stay connected, all the time that `work` takes. */
async function underVisits(work: () => Promise<void>) {
  const seen = { visits: 0, shells: new Set<string>(), failures: [] as string[] };
  let isOver = false;
  const keepVisiting = async (agent: Agent | false) => {
    while (!isOver) {
      // Each comes some thirty times in a second, so that the processor is left to those who switch.
      await pause(30);
      const address = ['/readyz', `/a?visit=${seen.visits}`, '/healthz'][seen.visits % 3] ?? '/';
      seen.visits += 1;
      try {
        const { status, text } = await visit(address, agent);
        if (status !== 200) seen.failures.push(`${address}: ${status}`);
        else if (address === '/readyz') seen.shells.add((JSON.parse(text) as { shell: string }).shell);
        else if (address.startsWith('/a') && !text.includes('Content'))
          seen.failures.push(`${address} is bare`);
      } catch (error) {
        seen.failures.push(`${address}: ${(error as Error).message}`);
      }
    }
  };
  const agents = Array.from({ length: 3 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const visitors = [...agents, false as const, false as const].map(keepVisiting);
  await work();
  isOver = true;
  await Promise.all(visitors);
  for (const agent of agents) agent.destroy();
  return seen;
}

/** Until none but this shell answers. */
async function untilAlone(version: string): Promise<void> {
  for (let inARow = 0; inARow < 20;) {
    const { text } = await visit('/readyz');
    inARow = (JSON.parse(text) as { shell: string }).shell === version ? inARow + 1 : 0;
  }
}

test('a release and a rollback of the shell fail no request, not even one that is under way', async () => {
  while ((await visit('/a')).status !== 200 || !(await visit(`/a?${Date.now()}`)).text.includes('Content'));
  const slow: Promise<Answer>[] = [];
  const seen = await underVisits(async () => {
    for (const [next, before] of [
      ['second', 'first'],
      ['first', 'second'],
    ] as const) {
      const switched = said(`The shell ${next} serves in the place of ${before}.`);
      await release(next);
      slow.push(visit(`/a/slow?${next}`));
      await switched;
      slow.push(visit(`/a/slow?after=${next}`));
      await untilAlone(next);
    }
  });
  expect(seen.failures).toEqual([]);
  expect(seen.shells).toEqual(new Set(['first', 'second']));
  for (const { status, text } of await Promise.all(slow)) {
    expect(status).toBe(200);
    expect(text).toContain('Slow content');
  }
});

test('a shell that ends does not take over and is taken back, and nobody notices', async () => {
  const seen = await underVisits(async () => {
    const refused = said('The shell ends does not take over');
    await release('ends');
    await refused;
    while (taken.length === 0) await pause(20);
    await untilAlone('first');
  });
  expect(taken).toEqual(['ends: it ended (exit code 3).']);
  expect([...seen.shells, ...seen.failures]).toEqual(['first']);
});

test('a shell whose files are elsewhere is no reason to stop, nor to take it back', async () => {
  taken.length = 0;
  const missing = said('The shell elsewhere is live and its files are not here: first goes on.');
  await release('elsewhere');
  await missing;
  expect(taken).toEqual([]);
  await untilAlone('first');
});

test('a shell that ends because the shop is stopped meanwhile is not taken back', async () => {
  taken.length = 0;
  const server = path.join(folder, 'shell/waits/server');
  const begun = path.join(server, 'begun');
  mkdirSync(server, { recursive: true });
  const script = `require('node:fs').writeFileSync(${JSON.stringify(begun)}, ''); setInterval(() => {}, 1000)`;
  writeFileSync(path.join(server, 'main.cjs'), script);
  await release('waits');
  while (!existsSync(begun)) await pause(20);
  await shop.stop();
  await setImmediate();
  expect(taken).toEqual([]);
});
