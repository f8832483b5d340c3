import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryDir } from '../folders';
import { copySeededFolder } from '../testing';
import { openShopper, piece, type Shopper } from './shopper';

const buyers = 6;
/** Orders acknowledged before the process dies under the next ones. */
const enough = 12;

interface Backend {
  child: ChildProcess;
  shopper: Shopper;
}

async function start(dataDir: string): Promise<Backend> {
  const child = spawn(process.execPath, [join(repositoryDir, 'dist/backend/main.js')], {
    cwd: repositoryDir,
    env: { ...process.env, BACKEND_PORT: '0', AUTH_RATE_LIMITS: 'off', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, publishableKey } = JSON.parse(line) as { url: string; publishableKey: string };
  return { child, shopper: await openShopper(url, publishableKey) };
}

async function kill({ child }: Backend): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function stockOf({ client }: Shopper): Promise<number> {
  const { data, error } = await client.from('product_variants').select('stock').eq('id', piece).single();
  if (error) throw error;
  return data.stock as number;
}

/** Buyers who order without pause until the process is killed; answers the numbers it had acknowledged. */
async function orderUntilTheEnd(backend: Backend): Promise<string[]> {
  const acknowledged: string[] = [];
  let death: Promise<void> | undefined;
  const keepBuying = async () => {
    while (!death) {
      const { number } = await backend.shopper.placeOrder();
      if (!number) return;
      acknowledged.push(number);
      if (acknowledged.length >= enough) death ??= kill(backend);
    }
  };
  await Promise.allSettled(Array.from({ length: buyers }, keepBuying));
  await death;
  return acknowledged;
}

describe('the embedded backend, killed under a load of orders', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await copySeededFolder();
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps every acknowledged order whole, and the stock agrees', async () => {
    const first = await start(dataDir);
    const before = await stockOf(first.shopper);
    const acknowledged = await orderUntilTheEnd(first);
    expect(acknowledged.length).toBeGreaterThanOrEqual(enough);

    const second = await start(dataDir);
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
      await kill(second);
    }
  });
});
