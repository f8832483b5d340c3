import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { untilSilent } from './untilSilent';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a server that hangs', () => {
  let server: Server;
  let url = '';
  let asked = 0;
  beforeAll(async () => {
    server = createServer(() => void (asked += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  it('is noticed while garbage is collected', async () => {
    const collecting = setInterval(collectGarbage, 20);
    try {
      await untilSilent(url, new AbortController().signal, { interval: 1, timeout: 100, misses: 2 });
    } finally {
      clearInterval(collecting);
    }
    expect(asked).toBe(2);
  });
});
