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

test('each life of a shell that crashes starts its successor once, and the pauses between them none', async () => {
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
  expect([startsOf('crashes'), startsOf('next')]).toEqual([4, 3]);
});
