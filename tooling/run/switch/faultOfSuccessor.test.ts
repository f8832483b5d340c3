import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Exit } from '../startChild';
import { faultOfSuccessor } from './faultOfSuccessor';

const well = {
  checks: {
    registry: 'good',
    scripts: 'good',
    backend: 'answers',
    remotes: [{ name: 'mf-a', version: '1', state: 'ready' }],
  },
};
const loading = { checks: { ...well.checks, remotes: [{ name: 'mf-a', version: '1', state: 'loading' }] } };
const patience = { interval: 5, timeout: 300_000, answer: 300_000 };
const never = new Promise<Exit>(() => undefined);

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A web server that says these things of itself, one after the other, and has a home page. */
async function open(says: (typeof well)[], home = 200): Promise<string> {
  const left = [...says];
  const server = createServer((request, response) => {
    if (request.url !== '/readyz') return response.writeHead(home).end();
    const said = left.length > 1 ? left.shift() : left[0];
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const successor = async (says: (typeof well)[], home?: number) => ({ door: open(says, home), ended: never });

test('one that becomes as well as the one that runs has none', async () => {
  const fault = await faultOfSuccessor(
    await successor([loading, loading, well]),
    await open([well]),
    patience,
  );
  expect(fault).toBeUndefined();
});

test('one whose pages fail where those of the other do may take over all the same', async () => {
  const fault = await faultOfSuccessor(await successor([well], 503), await open([well], 503), patience);
  expect(fault).toBeUndefined();
});

test.each<[string, (typeof well)[], number]>([
  ['does not become well', [loading], 200],
  ['has no home page', [well], 500],
])('one that %s is given up', async (_, says, home) => {
  const short = { ...patience, timeout: 200 };
  const fault = await faultOfSuccessor(await successor(says, home), await open([well]), short);
  expect(fault).toBe('it was not as well as the one that runs within 0.2 s');
});

test.each<[Exit, string]>([
  [{ code: 1, signal: null }, 'it ended (exit code 1)'],
  [{ code: null, signal: 'SIGKILL' }, 'it ended (SIGKILL)'],
])('one that ended is not waited for: %j', async (exit, fault) => {
  const ended = { door: new Promise<string>(() => undefined), ended: Promise.resolve(exit) };
  expect(await faultOfSuccessor(ended, await open([well]), patience)).toBe(fault);
});
