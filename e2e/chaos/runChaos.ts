import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findLedgerFaults } from '@shop/supabase/ledgers';
import { openBackend } from '@shop/supabase-local/testing';
import { firstPort } from '../ports';
import { keepOrdering, openShopper, type Orders, plenty, scarce } from './shoppers';
import { startSupervised, type SupervisedShop } from './supervisedShop';
import { keepVisiting } from './visitPages';

export interface Chaos {
  /** Environment of the database: empty for the embedded engine. */
  database: { DATABASE_URL?: string };
  rounds: number;
  /** Kills something. */
  strike(shop: SupervisedShop): Promise<void> | void;
}

const shopperCount = 16;
const stock = { [plenty]: 100_000, [scarce]: 40 };
/** Milliseconds of service after which a server that dies again is started without a pause. */
const steady = 10_500;
/** Milliseconds until a shop that does not take an order again counts as lost. */
const timeout = 120_000;

/** Runs a shop under orders, strikes it again and again, and answers a row of figures. */
export async function runChaos({ database, rounds, strike }: Chaos) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-chaos-'));
  const environment = { DATA_DIR: dataDir, ...database };
  try {
    await stockUp(environment);
    const shop = await startSupervised(firstPort('supervised'), dataDir, database);
    const orders: Orders = { acknowledged: [], failedRequests: 0, longestWait: 0, refusals: [] };
    const over = new AbortController();
    const shoppers = [];
    for (let n = 0; n < shopperCount; n += 1) {
      shoppers.push(await openShopper(shop, `chaos.${n}@example.com`));
    }
    const visiting = keepVisiting(shop.url, ['/', '/product/neel-lotus-tee', '/about'], over.signal);
    const ordering = Promise.all(shoppers.map((shopper) => keepOrdering(shopper, orders, over.signal)));
    for (let round = 0; round < rounds; round += 1) {
      await setTimeout(steady + Math.random() * 2_000);
      await strike(shop);
      await untilOrdersFlow(orders);
    }
    over.abort();
    const visits = await visiting;
    await ordering;
    await shop.stop();
    return { ...(await lookInto(environment, orders)), ...figuresOf(orders, visits) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function stockUp(environment: NodeJS.ProcessEnv): Promise<void> {
  const backend = await openBackend(environment);
  for (const [id, pieces] of Object.entries(stock)) {
    await backend.sql('update public.product_variants set stock = $2 where id = $1', [id, pieces]);
  }
  await backend.stop();
}

async function untilOrdersFlow(orders: Orders): Promise<void> {
  const before = orders.acknowledged.length;
  const deadline = performance.now() + timeout;
  while (orders.acknowledged.length < before + shopperCount) {
    if (performance.now() > deadline) throw new Error('The shop takes no orders any more.');
    await setTimeout(50);
  }
}

/** Compares what shoppers were told with what is in the books. */
async function lookInto(environment: NodeJS.ProcessEnv, { acknowledged }: Orders) {
  const backend = await openBackend(environment);
  try {
    const rows = await backend.sql(`select o.number, l.variant_id, l.quantity from public.orders o
      join public.order_lines l on l.order_id = o.id join auth.users u on u.id = o.user_id
      where u.email like 'chaos.%' and o.status <> 'cancelled'`);
    const left = await backend.sql('select id, stock from public.product_variants where id = any ($1)', [
      Object.keys(stock),
    ]);
    const kept = new Set(rows.map(({ number }) => number as string));
    const told = new Set(acknowledged);
    const faults = await findLedgerFaults((sql) => backend.sql(sql));
    const offBalance = Object.entries(stock).filter(([id, pieces]) => {
      const sold = rows.filter(({ variant_id }) => variant_id === id).length;
      return sold + Number(left.find((row) => row.id === id)?.stock) !== pieces;
    });
    const soldOut = rows.filter(({ variant_id }) => variant_id === scarce).length;
    return {
      acknowledged: acknowledged.length,
      lost: [...told].filter((number) => !kept.has(number)).length,
      doubled: [...kept].filter((number) => !told.has(number)).length + acknowledged.length - told.size,
      oversold: Math.max(0, soldOut - (stock[scarce] ?? 0)),
      'ledgers balance': faults.length === 0 && offBalance.length === 0 ? 'yes' : 'NO',
    };
  } finally {
    await backend.stop();
  }
}

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));

function figuresOf(orders: Orders, visits: Awaited<ReturnType<typeof keepVisiting>>) {
  if (orders.refusals.length > 0) console.error('Refused:', [...new Set(orders.refusals)]);
  return {
    'failed requests': orders.failedRequests,
    'orders out (s)': seconds(orders.longestWait),
    pages: visits.pages,
    '"back in a moment"': visits.moments,
    'broken pages': visits.broken,
    'pages out (s)': seconds(visits.longestOutage),
  };
}
