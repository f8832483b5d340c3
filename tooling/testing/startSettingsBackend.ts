import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A backend that knows the shop's settings and nothing else, for tests of the web server alone. */
export interface SettingsBackend {
  url: string;
  stop(): void;
}

export async function startSettingsBackend(): Promise<SettingsBackend> {
  const backend = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(shopSettings));
  });
  const port = await listen(backend);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      backend.close();
      backend.closeAllConnections();
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

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
