import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { visitorHeader, visitorNetwork, writeVisitorAddress } from './visitorAddress';

describe('the address of a visitor', () => {
  let server: Server;
  let proxies = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      writeVisitorAddress(request, proxies);
      response.end(JSON.stringify(request.rawHeaders));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());

  /** The pairs that say where a request comes from, as services read them afterwards. */
  async function addressesOf(headers: [string, string][]): Promise<string[]> {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    const raw = (await response.json()) as string[];
    const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1]]] : []));
    return pairs
      .filter(([name]) => /forward|ip$/i.test(name ?? ''))
      .map((pair) => pair.join('='))
      .sort();
  }
  const claim: [string, string][] = [
    ['X-Forwarded-For', '198.51.100.1, 198.51.100.2'],
    ['CF-Connecting-IP', '198.51.100.3'],
    ['X-Real-IP', '198.51.100.4'],
    ['Forwarded', 'for=198.51.100.5'],
  ];
  const only = (address: string) => [`${visitorHeader}=${address}`, `x-forwarded-for=${address}`];

  it('is the socket’s, whatever the client says', async () => {
    proxies = 0;
    expect(await addressesOf(claim)).toEqual(only('127.0.0.1'));
    expect(await addressesOf([])).toEqual(only('127.0.0.1'));
  });

  it('is what a trusted proxy has added at the end', async () => {
    proxies = 1;
    expect(await addressesOf(claim)).toEqual(only('198.51.100.2'));
    proxies = 2;
    expect(await addressesOf(claim)).toEqual(only('198.51.100.1'));
    proxies = 3;
    expect(await addressesOf(claim)).toEqual(only('127.0.0.1'));
  });
});

// As private.visitor_network has it.
test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::6:7:192.0.2.1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network);
});
