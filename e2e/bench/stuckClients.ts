/**
 * `npm run bench -- stuck-clients`: how long shoppers wait for pages while others send half requests, hold
 * connections that say nothing, and push bodies of 50 MB at the web server and the backend.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startShop } from '../runningShop';
import { percentile } from './percentile';
import { stuckClients } from './stuckClientCounts';

/** Requests of the shoppers that are measured, `shoppers` at a time. */
const requests = 600;
const shoppers = 4;
const pages = ['/', '/category/women', '/product/neel-lotus-tee', '/about'];

const shop = await startShop();
try {
  const rest = `${shop.backendUrl}/rest/v1/shop_settings?select=phase`;
  const measure = async () => ({
    ...prefixed('page', await waits((index) => `${shop.url}${pages[index % pages.length]}?n=${index % 40}`)),
    ...prefixed('backend', await waits(() => rest)),
  });
  await measure();
  const rows: Record<string, Record<string, number>> = { alone: await measure() };
  const clients = fork(fileURLToPath(new URL('stuckClient.ts', import.meta.url)), [
    shop.url,
    `${shop.backendUrl}/rest/v1/rpc/quote_order`,
  ]);
  await once(clients, 'message');
  rows['among stuck clients'] = await measure();
  clients.kill();
  await once(clients, 'exit');
  rows['alone again'] = await measure();
  const { silent, halfRequests, largeBodies } = stuckClients;
  console.log(
    `Stuck clients: ${silent} silent connections, ${halfRequests} half requests and ${largeBodies} bodies of 50 MB over and over, at web server and backend each`,
  );
  console.table(rows);
} finally {
  await shop.stop();
}

function prefixed(name: string, times: number[]): Record<string, number> {
  return { [`${name} p50 ms`]: percentile(times, 0.5), [`${name} p99 ms`]: percentile(times, 0.99) };
}

async function waits(urlOf: (index: number) => string): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const shopper = async () => {
    while (next < requests) {
      const started = performance.now();
      const response = await fetch(urlOf(next++), {
        headers: { 'accept-encoding': 'br', apikey: shop.publishableKey },
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
  return times;
}
