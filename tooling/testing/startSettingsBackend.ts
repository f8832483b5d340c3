import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const shopSettings = {
  phase: 'beta',
  free_shipping_above: 999,
  standard_shipping: 49,
  express_shipping: 149,
  platform_fee: 0,
  gst_percent: 5,
  cod_limit: 5000,
  return_days: 7,
};

/** A data service that knows the shop's settings and nothing else. */
export async function startSettingsBackend(): Promise<{ url: string; stop(): void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(shopSettings));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
