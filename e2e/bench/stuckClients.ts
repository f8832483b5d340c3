/**
 * `npm run bench -- stuck-clients`: how long shoppers wait for pages while others send half requests, hold
 * connections that say nothing, and push bodies of 50 MB at the web server and the backend.
 */
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startShop } from '../runningShop';
import { percentile } from './percentile';

const idleConnections = 200;
const halfRequests = 50;
const largeBodies = 4;
const bodySize = 50 * 1024 * 1024;
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
  const stuck = holdOn();
  rows['among stuck clients'] = await measure();
  stuck.letGo();
  rows['alone again'] = await measure();
  console.log(
    `Stuck clients: ${idleConnections} silent connections, ${halfRequests} half requests and ${largeBodies} bodies of 50 MB over and over, at web server and backend each`,
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

/** Clients that come back for as long as they are not let go. */
function holdOn(): { letGo(): void } {
  let holding = true;
  const sockets = new Set<Socket>();
  const hold = (port: number, text: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    sockets.add(socket);
    socket
      .on('error', () => undefined)
      .once('close', () => {
        sockets.delete(socket);
        if (holding) hold(port, text);
      });
  };
  const push = (url: string) => {
    const sending = request(url, { method: 'POST', headers: { 'content-length': bodySize } });
    const chunk = Buffer.alloc(64 * 1024);
    const send = () => {
      while (!sending.destroyed && sending.write(chunk));
    };
    sending
      .on('socket', (socket) => sockets.add(socket))
      .on('response', (response) => response.on('error', () => undefined).resume())
      .on('error', () => undefined)
      .on('drain', send)
      .once('close', () => holding && push(url));
    send();
  };
  for (const url of [shop.url, `${shop.backendUrl}/rest/v1/rpc/quote_order`]) {
    const port = Number(new URL(url).port);
    for (let client = 0; client < idleConnections; client++) hold(port, '');
    for (let client = 0; client < halfRequests; client++)
      hold(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nAcc');
    for (let client = 0; client < largeBodies; client++) push(url);
  }
  return {
    letGo: () => {
      holding = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}
