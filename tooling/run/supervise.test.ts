import { freePort } from '../testing/freePort';
import { restartPause } from './restartPause';
import { startChild } from './startChild';
import { supervise } from './supervise';

/** A server as a process of its own, which tells its number when asked and ends as a life of it is told to. */
const program = (body: string) => [
  '-e',
  `const server = require('node:http').createServer((request, response) => {
    if (request.url === '/exit') process.exit(3);
    if (request.url === '/hang') for (;;);
    response.end(String(process.pid));
  });
  server.listen(Number(process.env.PORT), '127.0.0.1', () => {
    ${body};
    console.log('{"ready":true}');
  });
  process.on('disconnect', () => process.exit());`,
];

/** A supervised server, its lines, and how to wait for one of them. */
async function run(
  body = '',
  {
    folderOf,
    ...options
  }: { pauseBefore?: () => number; folderOf?: (start: number) => string | undefined } = {},
) {
  let starts = 0;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const waiting: { part: string; resolve: () => void }[] = [];
  const log = (line: string) => {
    lines.push(line);
    for (const { part, resolve } of waiting) if (line.includes(part)) resolve();
  };
  const server = supervise(
    {
      name: 'The server',
      start: () => startChild(program(body), { PORT: String(port) }, { folder: folderOf?.((starts += 1)) }),
      healthUrl: `${url}/health`,
    },
    { log, health: { interval: 20, timeout: 1_000, misses: 3 }, ...options },
  );
  const said = (part: string) =>
    new Promise<void>((resolve) => {
      if (lines.some((line) => line.includes(part))) resolve();
      else waiting.push({ part, resolve });
    });
  const ask = async (address: string) => (await fetch(url + address)).text();
  return { server, lines, said, ask };
}

describe('supervise', () => {
  it('starts a server again that ended or was killed, and says so in one line each time', async () => {
    const { server, lines, said, ask } = await run();
    await server.ready;
    const first = await ask('/');
    await ask('/exit').catch(() => undefined);
    await said('The server is back.');
    expect(await ask('/')).not.toBe(first);
    lines.length = 0;
    process.kill(Number(await ask('/')), 'SIGKILL');
    await said('The server is back.');
    expect(lines).toEqual(['The server died (SIGKILL); it starts again in 0.5 s.', 'The server is back.']);
    await server.stop();
    await expect(ask('/')).rejects.toThrow();
  });

  it('ends a server that stays silent, and starts it again', async () => {
    const { server, said, ask } = await run();
    await server.ready;
    const first = await ask('/');
    const hanging = ask('/hang');
    await expect(hanging).rejects.toThrow();
    await said('The server did not answer any more; it starts again now.');
    await said('The server is back.');
    expect(await ask('/')).not.toBe(first);
    await server.stop();
  });

  it('tries again when there is no room for the process, also at the first start', async () => {
    const { server, lines, said, ask } = await run('', {
      pauseBefore: () => 0,
      // As the system does it, a folder that is not there.
      folderOf: (start) => (start % 2 === 1 ? '/no/such/folder' : undefined),
    });
    await server.ready;
    await ask('/exit').catch(() => undefined);
    await said('The server is back.');
    const tried = expect.stringMatching(
      /^The server could not be started \(spawn .+\); it starts again now\.$/,
    );
    expect(lines).toEqual([
      tried,
      'The server died (exit code 3); it starts again now.',
      tried,
      'The server is back.',
    ]);
    await server.stop();
  });

  it('lets a server that refuses its first start end, so that its operator reads why', async () => {
    const { server, lines } = await run('process.exit(1)');
    await server.ended;
    expect(lines).toEqual([]);
  });

  it('stops in the pause before a start, and starts no more', async () => {
    const { server, lines, said, ask } = await run('', { pauseBefore: () => 3_600_000 });
    await server.ready;
    await ask('/exit').catch(() => undefined);
    await said('it starts again in 3600 s.');
    await server.stop();
    await expect(ask('/')).rejects.toThrow();
    expect(lines).toEqual(['The server died (exit code 3); it starts again in 3600 s.']);
  });
});

test('pauses grow from none to half a minute', () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 500].map(restartPause);
  expect(pauses).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
});
