import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { repositoryDir } from './folders';
import { copySeededFolder } from './testing';

const variant = 'neel-lotus-tee:m';
const buyers = 6;
/** Orders acknowledged before the process dies under the next ones. */
const enough = 12;

interface Backend {
  child: ChildProcess;
  shopper: SupabaseClient;
}

async function start(dataDir: string): Promise<Backend> {
  const child = spawn(process.execPath, [join(repositoryDir, 'dist/backend/main.js')], {
    cwd: repositoryDir,
    env: { ...process.env, BACKEND_PORT: '0', AUTH_RATE_LIMITS: 'off', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { url, publishableKey } = JSON.parse(line) as { url: string; publishableKey: string };
  const shopper = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
  const { error } = await shopper.auth.signInWithPassword({
    email: 'shopper@example.com',
    password: 'shop-demo',
  });
  if (error) throw error;
  return { child, shopper };
}

async function kill({ child }: Backend): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function stockOf(shopper: SupabaseClient): Promise<number> {
  const { data, error } = await shopper.from('product_variants').select('stock').eq('id', variant).single();
  if (error) throw error;
  return data.stock as number;
}

/** Buyers who order without pause until the process is killed; answers the numbers it had acknowledged. */
async function orderUntilTheEnd(backend: Backend): Promise<string[]> {
  const { shopper } = backend;
  const { data: address } = await shopper.rpc('save_address', {
    p_address: {
      type: 'home',
      name: 'Demo Shopper',
      phone: '9876543210',
      address: '12 Residency Road',
      city: 'Nagpur',
      state: 'Maharashtra',
      pincode: '440001',
    },
  });
  const lines = [{ variant_id: variant, quantity: 1 }];
  const { data: quote } = await shopper.rpc('quote_order', { p_lines: lines });
  const acknowledged: string[] = [];
  let death: Promise<void> | undefined;
  const keepBuying = async () => {
    while (!death) {
      const { data, error } = await shopper.rpc('place_order', {
        p_idempotency_key: crypto.randomUUID(),
        p_lines: lines,
        p_address_id: (address as { id: string }).id,
        p_delivery: 'standard',
        p_payment_method: 'cod',
        p_expected_due: (quote as { amount_due: number }).amount_due,
      });
      if (error) return;
      acknowledged.push((data as { number: string }).number);
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
      const { data: orders } = await second.shopper
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
