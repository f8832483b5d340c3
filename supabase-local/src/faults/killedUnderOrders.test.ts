import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copyTemplate, shortLivedEngine } from '@shop/test-databases';
import { repositoryDir } from '../folders';
import { copySeededFolder, openBackend } from '../testing/testBackend';
import { openShopper, piece, type Shopper } from './shopper';

const serverUrl = process.env.TEST_DATABASE_URL;
if (!serverUrl) console.warn('DID NOT RUN: there is no PostgreSQL here.');
const onServer = serverUrl ? it : it.skip;

const buyers = 6;
/** Orders acknowledged before the process is ended under the next ones. */
const enough = 8;

interface Backend {
  child: ChildProcess;
  shopper: Shopper;
}

async function start(database: NodeJS.ProcessEnv): Promise<Backend> {
  const child = spawn(process.execPath, [...shortLivedEngine, join(repositoryDir, 'dist/backend/main.js')], {
    cwd: repositoryDir,
    env: { ...process.env, BACKEND_PORT: '0', AUTH_RATE_LIMITS: 'off', ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, publishableKey } = JSON.parse(line) as { url: string; publishableKey: string };
  return { child, shopper: await openShopper(url, publishableKey) };
}

/** Answers the exit code; none after a signal that cannot be caught. */
async function end({ child }: Backend, signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await gone)[0];
}

async function stockOf({ client }: Shopper): Promise<number> {
  const { data, error } = await client.from('product_variants').select('stock').eq('id', piece).single();
  if (error) throw error;
  return data.stock as number;
}

/** Buyers who order without pause until the process is ended; answers the numbers it had acknowledged. */
async function orderUntilTheEnd(backend: Backend, signal: NodeJS.Signals) {
  const acknowledged: string[] = [];
  let ending: Promise<number | null> | undefined;
  const keepBuying = async () => {
    while (!ending) {
      const { number } = await backend.shopper.placeOrder();
      if (!number) return;
      acknowledged.push(number);
      if (acknowledged.length >= enough) ending ??= end(backend, signal);
    }
  };
  await Promise.allSettled(Array.from({ length: buyers }, keepBuying));
  return { acknowledged, code: await ending };
}

/** Ends a backend under orders and starts another on the same data. */
async function expectAllKept(database: NodeJS.ProcessEnv, signal: NodeJS.Signals): Promise<void> {
  const first = await start(database);
  const before = await stockOf(first.shopper);
  const { acknowledged, code } = await orderUntilTheEnd(first, signal);
  expect(acknowledged.length).toBeGreaterThanOrEqual(enough);
  expect(code).toBe(signal === 'SIGKILL' ? null : 0);

  const second = await start(database);
  try {
    const { data: orders } = await second.shopper.client
      .from('orders')
      .select('number,status,order_lines(quantity),order_events(status),payments(state)');
    const kept = orders ?? [];
    expect(kept.map(({ number }) => number as string)).toEqual(expect.arrayContaining(acknowledged));
    for (const order of kept) {
      expect(order).toMatchObject({
        status: 'placed',
        order_lines: [{ quantity: 1 }],
        order_events: [{ status: 'placed' }],
        payments: [{ state: 'due' }],
      });
    }
    expect((await stockOf(second.shopper)) + kept.length).toBe(before);
  } finally {
    await end(second, 'SIGKILL');
  }
}

describe.each(['SIGKILL', 'SIGTERM'] as const)('a backend that gets %s under a load of orders', (signal) => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await copySeededFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps every acknowledged order whole on the embedded engine, and the stock agrees', () =>
    expectAllKept({ DATA_DIR: dataDir, DATABASE_URL: '' }, signal));

  onServer('keeps every acknowledged order whole on PostgreSQL, and the stock agrees', async () => {
    const database = await copyTemplate(serverUrl ?? '', 'seeded', async (url) =>
      (await openBackend({ DATA_DIR: dataDir, DATABASE_URL: url })).stop(),
    );
    await expectAllKept({ DATA_DIR: dataDir, DATABASE_URL: database.connectionString }, signal).finally(() =>
      database.stop(),
    );
  });
});
