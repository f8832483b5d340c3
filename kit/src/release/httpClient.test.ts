import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { httpClient } from './httpClient';

const asked: { line: string; authorization?: string; length?: string; body: Buffer }[] = [];
let answer: { status: number; body: string };
let server: Server;
let client: ReturnType<typeof httpClient>;

beforeAll(async () => {
  server = createServer((request: IncomingMessage, response) => {
    void buffer(request).then((body) => {
      const { method, url, headers } = request;
      const { authorization, 'content-length': length } = headers;
      asked.push({ line: `${method} ${url}`, authorization, length, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = httpClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'shop-release-1');
});

afterAll(() => server.close());
beforeEach(() => void (asked.length = 0));

test('a file goes to its own address as it is, with the token', async () => {
  answer = { status: 201, body: '{}' };
  const bytes = Buffer.from([0, 1, 255]);
  await client.putFile('/remotes/mf-gifts/0.1.0-1a2b3c4d/server/remoteEntry.js', bytes);
  expect(asked).toEqual([
    {
      line: 'PUT /releases/files/mf-gifts/0.1.0-1a2b3c4d/server/remoteEntry.js',
      authorization: 'Bearer shop-release-1',
      length: '3',
      body: bytes,
    },
  ]);
});

test('a change is posted for its remote, and its answer comes back', async () => {
  const told = { changes: [{ version: '2' }], live: '1', linksGivenUp: ['gifts'] };
  answer = { status: 200, body: JSON.stringify(told) };
  await expect(
    client.change('mf-gifts', { action: 'kill', version: '2', reason: 'It is broken' }),
  ).resolves.toEqual(told);
  expect(asked[0]?.line).toBe('POST /releases/mf-gifts');
  expect(JSON.parse(String(asked[0]?.body))).toEqual({
    action: 'kill',
    version: '2',
    reason: 'It is broken',
  });
});

test('an answer that the kit cannot read does not hide that the change was made', async () => {
  answer = { status: 200, body: '{"change":{"version":"2"},"live":"2","linksGivenUp":[]}' };
  await expect(client.change('mf-gifts', { action: 'promote' })).rejects.toThrow(
    /has changed mf-gifts, and answers/,
  );
});

test('a refusal is the shop’s own sentence, and whatever else answers is named', async () => {
  answer = { status: 409, body: '{"error":"mf-gifts and mf-catalog both claim the address /."}' };
  await expect(client.change('mf-gifts', { action: 'rollback' })).rejects.toThrow(
    'mf-gifts and mf-catalog both claim the address /.',
  );
  answer = { status: 502, body: '<h1>Bad gateway</h1>' };
  await expect(client.change('mf-gifts', { action: 'rollback' })).rejects.toThrow(
    /answers 502 to POST \/releases\/mf-gifts\./,
  );
  const nobody = httpClient('http://127.0.0.1:1', 'shop-release-1');
  await expect(nobody.change('mf-gifts', { action: 'promote' })).rejects.toThrow(
    'http://127.0.0.1:1 does not answer.',
  );
});
