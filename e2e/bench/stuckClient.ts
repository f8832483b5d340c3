/**
 * The clients that `npm run bench -- stuck-clients` holds against the shop, in a process of their own so that their
 * work is not counted as the shop's: `node --import tsx stuckClient.ts <url> …`. They go when the process ends.
 */
import { request } from 'node:http';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { stuckClients } from './stuckClientCounts';

/** A client that was sent away comes back after so many milliseconds. */
const pause = 250;
/** What one sends of a body at once, and how often: 100 Mbit/s, as from a good line. */
const chunk = Buffer.alloc(64 * 1024);
const chunkPause = 5;

// The clients of a real shop do not run on its processors.
setPriority(10);

for (const url of process.argv.slice(2)) {
  const port = Number(new URL(url).port);
  for (let client = 0; client < stuckClients.silent; client++) hold(port, '');
  for (let client = 0; client < stuckClients.halfRequests; client++)
    hold(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nAcc');
  for (let client = 0; client < stuckClients.largeBodies; client++) push(url);
}
process.send?.('holding');
process.once('disconnect', () => process.exit());

function hold(port: number, text: string): void {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket
    .on('error', () => undefined)
    .once('close', () => {
      setTimeout(hold, pause, port, text);
    });
}

function push(url: string): void {
  const headers = { 'content-length': stuckClients.bodyBytes };
  const sending = request(url, { method: 'POST', headers });
  const timer = setInterval(() => sending.write(chunk), chunkPause);
  sending
    .on('response', (response) => response.on('error', () => undefined).resume())
    .on('error', () => undefined)
    .once('close', () => {
      clearInterval(timer);
      setTimeout(push, pause, url);
    });
}
