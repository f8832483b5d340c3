import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { untilSilent } from './untilSilent';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const collectGarbage = () => collect();

describe('a server that hangs', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer(collectGarbage);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  it('is noticed although garbage is collected meanwhile', async () => {
    const timing = { interval: 1, timeout: 1_000, misses: 2 };
    await expect(untilSilent(url, new AbortController().signal, timing)).resolves.toBeUndefined();
  });
});
