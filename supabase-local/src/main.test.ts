import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { shortLivedEngine } from '@shop/test-databases';
import { repositoryDir } from './folders';
import { copySeededFolder } from './testing/testBackend';

interface Ready {
  url: string;
  publishableKey: string;
}

function start(environment: NodeJS.ProcessEnv, ...channel: 'ipc'[]): ChildProcess {
  return spawn(process.execPath, [...shortLivedEngine, join(repositoryDir, 'dist/backend/main.js')], {
    cwd: repositoryDir,
    env: { ...process.env, BACKEND_PORT: '0', AUTH_RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...channel],
  });
}

async function readyLine(child: ChildProcess): Promise<Ready> {
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  expect(JSON.parse(line)).toMatchObject({ ready: true });
  return JSON.parse(line) as Ready;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await exit)[0];
}

async function failure(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  let text = '';
  child.stderr!.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text };
}

describe('the backend as a process', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await copySeededFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const signUp = ({ url, publishableKey }: Ready, email: string) =>
    fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: publishableKey },
      body: JSON.stringify({ email, password: 'first-secret' }),
    });
  const mailsTo = async ({ url }: Ready, email: string) =>
    ((await (await fetch(`${url}/mailbox.json?to=${email}`)).json()) as unknown[]).length;

  it.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s and keeps everything', async (signal) => {
    const first = start({ DATA_DIR: dataDir });
    const before = await readyLine(first);
    expect((await signUp(before, 'kept@example.com')).status).toBe(200);
    expect(await end(first, signal)).toBe(0);

    const second = start({ DATA_DIR: dataDir });
    const after = await readyLine(second);
    expect(after.publishableKey).toBe(before.publishableKey);
    expect(await mailsTo(after, 'kept@example.com')).toBe(1);
    await end(second, signal);
  });

  it('loses nothing that it acknowledged when it is killed, and takes over its own lock', async () => {
    const first = start({ DATA_DIR: dataDir });
    const ready = await readyLine(first);
    expect((await signUp(ready, 'killed@example.com')).status).toBe(200);
    await end(first, 'SIGKILL');
    const second = start({ DATA_DIR: dataDir });
    expect(await mailsTo(await readyLine(second), 'killed@example.com')).toBe(1);
    await end(second, 'SIGTERM');
  });

  it.each<[string, () => boolean]>([
    ['before it has begun', () => true],
    ['while it opens', () => existsSync(join(dataDir, 'backend.lock'))],
  ])('ends with its start script %s', async (_, isTime) => {
    const child = start({ DATA_DIR: dataDir }, 'ipc');
    const outcome = Promise.race([
      once(child, 'exit').then(() => 'ended'),
      readyLine(child).then(() => 'serves'),
    ]);
    while (!isTime()) await new Promise((resolve) => setImmediate(resolve));
    child.disconnect();
    expect(await outcome).toBe('ended');
  });

  it('writes nothing down when a client leaves in the middle of its request', async () => {
    const child = start({ DATA_DIR: dataDir });
    let log = '';
    child.stderr!.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const ready = await readyLine(child);
    const { hostname, port } = new URL(ready.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /auth/v1/recover HTTP/1.1\r\nHost: ${hostname}\r\napikey: ${ready.publishableKey}\r\n` +
        'Expect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"email":',
    );
    // It reads the body from here on.
    expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
    socket.destroy();
    expect((await signUp(ready, 'stays@example.com')).status).toBe(200);
    await end(child, 'SIGTERM');
    expect(log).toBe('');
  });

  it('keeps its keys to their owner', async () => {
    const file = join(dataDir, 'local-keys.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ signingKey: { kty: 'EC' } });
  });

  it('says in one line that another process has the data folder', async () => {
    const first = start({ DATA_DIR: dataDir });
    await readyLine(first);
    const { code, text } = await failure(start({ DATA_DIR: dataDir }));
    expect(code).toBe(1);
    expect(text.trim()).toBe(
      `The data folder ${dataDir} is in use by process ${first.pid}. Stop it, or set DATA_DIR to another folder.`,
    );
    await end(first, 'SIGTERM');
  });

  it('takes over the lock of a process number that somebody else has now', async () => {
    await writeFile(join(dataDir, 'backend.lock'), `${process.pid} 1`);
    const child = start({ DATA_DIR: dataDir });
    await readyLine(child);
    await end(child, 'SIGTERM');
  });

  it('says in one line that the port is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { code, text } = await failure(start({ DATA_DIR: dataDir, BACKEND_PORT: String(port) }));
    expect([code, text.trim()]).toEqual([
      1,
      `Port ${port} is in use. Stop what listens there, or set BACKEND_PORT to another port.`,
    ]);
    blocker.close();
  });

  it.each([
    [
      { DATABASE_URL: 'postgres://shop:hidden@127.0.0.1:1/shop' },
      /^The database postgres:\/\/shop@127.0.0.1:1\/shop of DATABASE_URL does not answer/,
    ],
    [{ BACKEND_PORT: 'many' }, /^BACKEND_PORT must be a port number/],
    [{ SITE_URL: 'shop' }, /^SITE_URL must be a web address/],
  ])('says in one line what is wrong with %j', async (environment, expected) => {
    const { code, text } = await failure(start({ DATA_DIR: dataDir, ...environment }));
    expect(code).toBe(1);
    expect(text.trim()).toMatch(expected);
    expect(text.trim()).not.toContain('\n');
    expect(text).not.toContain('hidden');
  });
});
