import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findBackend } from './findBackend';

const backend = { url: 'https://data.shop.example', publishableKey: 'sb_publishable_1' };
const environment = JSON.stringify({ registry: { remotes: [] }, environment: { backend } });
const answers = new Map([
  ['/', `<html><script type="application/json" id="page-data">${environment}</script></html>`],
  ['/health', '{"ok":true,"publishableKey":"sb_publishable_2"}'],
]);
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => void response.end(answers.get(url))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

test('the environment comes first, then a shop that is named, then the local backend', async () => {
  const hosted = { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k' };
  const shop = `http://127.0.0.1:${port}`;
  await expect(findBackend({ shop, env: hosted })).resolves.toEqual({
    url: 'https://x.supabase.co',
    publishableKey: 'k',
  });
  await expect(findBackend({ shop, env: {} })).resolves.toEqual(backend);
  await expect(findBackend({ env: { BACKEND_PORT: String(port) } })).resolves.toEqual({
    url: `http://127.0.0.1:${port}`,
    publishableKey: 'sb_publishable_2',
  });
});

test('what is missing is said in one sentence', async () => {
  await expect(findBackend({ env: { SUPABASE_URL: 'https://x.supabase.co' } })).rejects.toThrow(
    'belong together',
  );
  await expect(findBackend({ env: { BACKEND_PORT: '1' } })).rejects.toThrow(
    /^No backend answers at http:\/\/127\.0\.0\.1:1: start one with `npm run backend`/,
  );
  await expect(findBackend({ shop: 'http://127.0.0.1:1', env: {} })).rejects.toThrow(
    'http://127.0.0.1:1 does not answer as a shop does.',
  );
});
