import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgresBinaries, startCluster } from '@shop/test-databases';
import { copySeededFolder, openBackend, startTestBackend, type TestBackend } from '../testing/testBackend';
import { openShopper } from './shopper';
import { mountSmallDisk, type SmallDisk } from './smallDisk';

type Backend = Pick<TestBackend, 'url' | 'publishableKey' | 'sql' | 'stop'>;

/** Orders before, while and after the disk is full; what was acknowledged has to be there once. */
async function orderOnFullDisk(backend: Backend, disk: SmallDisk): Promise<void> {
  const shopper = await openShopper(backend.url, backend.publishableKey);
  const keys = Array.from({ length: 6 }, () => randomUUID());
  const acknowledged = new Map<string, string>();
  const order = async (key: string) => {
    const answer = await shopper.placeOrder(key);
    if (answer.number) acknowledged.set(key, answer.number);
    return answer;
  };
  await backend.sql('create table public.ballast (text text)');
  expect((await order(keys[0]!)).status).toBe(200);

  disk.fill();
  const ballast = `insert into public.ballast select repeat(md5(n::text), 30) from generate_series(1, 100000) n`;
  await expect(backend.sql(ballast)).rejects.toMatchObject({
    code: expect.stringMatching(/^(53100|08006)$/),
  });
  for (const key of keys.slice(1, 4)) {
    const { status, message } = await order(key);
    expect([200, 503]).toContain(status);
    if (status === 503) expect(message).toMatch(/No space left|disk full|does not answer/i);
  }

  disk.makeRoom();
  for (const key of keys) expect((await order(key)).status).toBe(200);
  for (const [key, number] of acknowledged) expect((await order(key)).number).toBe(number);
  const [row] = await backend.sql(
    'select count(distinct order_id)::int as count from public.idempotency_keys where key = any ($1)',
    [keys],
  );
  expect(row).toEqual({ count: keys.length });
}

const binaries = findPostgresBinaries();
const probe = mountSmallDisk(1);
probe?.remove();
if (!probe) console.warn('DID NOT RUN: a small disk cannot be mounted here (needs root).');
else if (!binaries) console.warn('DID NOT RUN on PostgreSQL: there is none here.');
const onDisk = probe ? it : it.skip;
const onServerDisk = probe && binaries ? it : it.skip;

describe('a disk that is full', () => {
  let disk: SmallDisk;
  afterEach(() => disk?.remove());
  const mount = (megabytes: number) => {
    const mounted = mountSmallDisk(megabytes);
    if (!mounted) throw new Error(`A disk of ${megabytes} MB cannot be mounted`);
    return (disk = mounted);
  };

  onDisk('refuses orders on the embedded engine, and takes them again when there is room', async () => {
    mount(100);
    const seeded = await copySeededFolder();
    const dataDir = join(disk.folder, 'data');
    execFileSync('cp', ['-r', seeded, dataDir]);
    await rm(seeded, { recursive: true });
    const backend = await openBackend({ DATA_DIR: dataDir, AUTH_RATE_LIMITS: 'off' });
    await orderOnFullDisk(backend, disk).finally(() => backend.stop());
  });

  onServerDisk('refuses orders on PostgreSQL, and takes them again when there is room', async () => {
    mount(600);
    const cluster = await startCluster(binaries ?? '', { under: disk.folder });
    try {
      const backend = await startTestBackend({ engine: 'postgres', serverUrl: cluster.connectionString });
      await orderOnFullDisk(backend, disk).finally(() => backend.stop());
    } finally {
      await cluster.stop();
    }
  });
});
