import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/registry/testing';
import { fontFiles } from '@shop/ui/fonts';
import { freePort } from '../../testing/freePort';
import { superviseWebServer } from './superviseWebServer';

const folder = temporaryFolder();
afterEach(() => jest.restoreAllMocks());

/** The web server of a shell, as far as a start script knows it. */
function writeShell(version: string, program: string): void {
  for (const [file, text] of [
    ['server/main.cjs', program],
    ...fontFiles.map(({ path: font }) => [font, ''] as const),
  ] as const) {
    const place = path.join(folder, 'shell', version, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

/** Three times it serves, says that another shell is live, and dies before that one could take over; then it serves. */
const crashing = `
  const { appendFileSync, readFileSync } = require('node:fs');
  const lives = require('node:path').join(__dirname, 'lives');
  appendFileSync(lives, '.');
  process.send({ door: 'http://127.0.0.1:1' });
  process.on('message', (word, socket) => {
    socket.close();
    console.log(JSON.stringify({ ready: true, url: 'http://127.0.0.1:1' }));
    if (readFileSync(lives, 'utf8').length > 3) return;
    process.send({ liveShell: 'next' });
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 100);
  });`;

test('a shell that crashes starts its successor once, in whichever of its lives and in none of the pauses between them', async () => {
  writeShell('crashes', crashing);
  writeShell('next', 'setInterval(() => undefined, 1000);');
  const begun: ChildProcess[] = [];
  const startsOf = (version: string) =>
    begun.filter(({ spawnargs }) => spawnargs.some((arg) => arg.includes(`/shell/${version}/`))).length;
  const note = (message: unknown) => void begun.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  let returns = 0;
  const threeReturns = new Promise<void>((resolve) => {
    jest.spyOn(console, 'error').mockImplementation((line) => {
      if (line === 'The web server is back.') returns += 1;
      if (returns === 3) resolve();
    });
  });
  const shop = await superviseWebServer({
    ...{ buildFolder: folder, version: 'crashes', port: await freePort() },
    backend: { url: 'http://127.0.0.1:1', publishableKey: 'public' },
    takeBack: () => Promise.resolve(),
  });
  await threeReturns;
  unsubscribe('child_process', note);
  await shop.stop();
  expect([startsOf('crashes'), startsOf('next')]).toEqual([4, 1]);
});

/** A web server of few words, which opens its door after so many milliseconds. */
const serving = (slowness: number, onReady = '') => `
  const server = require('node:http').createServer((request, response) =>
    response.end(request.url === '/readyz' ? '{"checks":{"registry":"good","scripts":"good","backend":"answers","remotes":[]}}' : 'page'));
  const door = require('node:http').createServer((...visit) => server.emit('request', ...visit));
  setTimeout(() => door.listen(0, '127.0.0.1', () =>
    process.send({ door: 'http://127.0.0.1:' + door.address().port })), ${slowness});
  process.on('message', (word, socket) => {
    if (word === 'lend') process.send('lent', server);
    if (word === 'retire') process.exit();
    if (word !== 'socket') return;
    server.listen(socket, () => {
      console.log(JSON.stringify({ ready: true, url: 'http://127.0.0.1:1' }));
      ${onReady}
    });
  });
  process.on('disconnect', () => process.exit());`;

test('a shell whose lives are shorter than the start of another is replaced in one of them', async () => {
  const dying = "process.send({ liveShell: 'mended' }); setTimeout(() => process.exit(3), 1_200);";
  writeShell('short-lived', serving(0, dying));
  writeShell('mended', serving(2_500));
  const lines: string[] = [];
  let shop: Awaited<ReturnType<typeof superviseWebServer>> | undefined;
  await new Promise<void>((resolve, reject) => {
    const log = (line: string) => {
      lines.push(line);
      if (line.includes('serves in the place of')) setImmediate(resolve);
      // By then the pauses are longer than a visitor waits.
      if (line.endsWith('it starts again in 8 s.')) reject(new Error(lines.join('\n')));
    };
    jest.spyOn(console, 'error').mockImplementation(log);
    void freePort().then(async (port) => {
      shop = await superviseWebServer({
        ...{ buildFolder: folder, version: 'short-lived', port, log },
        backend: { url: 'http://127.0.0.1:1', publishableKey: 'public' },
        takeBack: () => Promise.resolve(),
      });
    });
  }).finally(() => shop?.stop());
  expect(lines.at(-1)).toBe('The shell mended serves in the place of short-lived.');
});
