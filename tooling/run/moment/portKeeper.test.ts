import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { freePort } from '../../testing/freePort';
import { inRepository } from '../../workspace/repository';
import { startChild } from '../startChild';
import { createPortKeeper } from './portKeeper';

const font = inRepository('shared-ui/fonts/rozha-one-letters.woff2');

/** On a connection of its own, as a new visitor. Rejects when it is refused or reset. */
async function visit(port: number, accept = 'text/html', method = 'GET') {
  const asking = request({ port, method, path: '/product/x', agent: false, headers: { accept } });
  asking.end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response) body += String(chunk);
  return { status: response.statusCode, headers: response.headers, body };
}

/** As the web server: asks for the socket and listens on it. */
const webServer = [
  '-e',
  `const server = require('node:http').createServer((request, response) => response.end('shop'));
  process.once('message', (name, socket) => server.listen(socket, () => console.log('{"ready":true}')));
  process.send('socket');`,
];

describe('the port while the web server is away', () => {
  it('answers a browser with a page that reloads itself and may run nothing', async () => {
    const port = await freePort();
    const keeper = createPortKeeper(port, font);
    await keeper.take();
    const { status, headers, body } = await visit(port);
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '3',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src/,
    );
    expect(body).toContain('Back in a moment');
    expect(body).toContain('http-equiv="refresh"');
    expect(body).not.toContain('<script');
    keeper.leave();
  });

  it.each([
    [
      'application/json',
      'application/json',
      '{"code":"restarting","message":"The shop will be back in a moment."}',
    ],
    ['image/avif,*/*', 'text/plain; charset=utf-8', 'The shop will be back in a moment.\n'],
  ])('answers who asked for %s in kind', async (accept, type, text) => {
    const port = await freePort();
    const keeper = createPortKeeper(port, font);
    await keeper.take();
    const { status, headers, body } = await visit(port, accept);
    expect([status, headers['content-type'], body]).toEqual([503, type, text]);
    expect((await visit(port, accept, 'HEAD')).body).toBe('');
    keeper.leave();
  });

  it('refuses a port that somebody else has', async () => {
    const blocker = createServer().listen(0);
    await once(blocker, 'listening');
    await expect(
      createPortKeeper((blocker.address() as AddressInfo).port, font).take(),
    ).rejects.toMatchObject({
      code: 'EADDRINUSE',
    });
    blocker.close();
  });

  it('changes hands without refusing or resetting anybody', async () => {
    const port = await freePort();
    const keeper = createPortKeeper(port, font);
    await keeper.take();
    const answers: { status?: number; body: string }[] = [];
    let over = false;
    const keepVisiting = async () => {
      while (!over) answers.push(await visit(port));
    };
    const visitors = Promise.all(Array.from({ length: 4 }, keepVisiting));
    await visit(port);
    const child = startChild(
      webServer,
      {},
      { hear: () => void keeper.socket().then((socket) => child.tell('socket', socket)) },
    );
    await child.ready;
    keeper.leave();
    while (!answers.at(-1)?.body.startsWith('shop')) await visit(port);
    over = true;
    await visitors;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503, 200]));
    // Who died gives the port back, and the keeper has it again.
    child.kill();
    await child.ended;
    await keeper.socket();
    expect((await visit(port)).status).toBe(503);
    keeper.leave();
  });
});
