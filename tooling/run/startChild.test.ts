import { startChild } from './startChild';

const readyThen = (rest: string) => [
  '-e',
  `console.log(JSON.stringify({ ready: true, url: 'here' }));${rest}`,
];

describe('startChild', () => {
  it('tells when the server is ready, and ends it when asked', async () => {
    const child = startChild<{ url: string }>(readyThen('setInterval(() => {}, 1000)'), {});
    expect(await child.ready).toMatchObject({ url: 'here' });
    await child.stop();
    await expect(child.ended).resolves.toEqual({ code: null, signal: 'SIGTERM' });
  });

  it('tells when the server ends by itself', async () => {
    const child = startChild(readyThen('process.exit(3)'), {});
    await expect(child.ended).resolves.toEqual({ code: 3, signal: null });
    await expect(child.stop()).resolves.toBeUndefined();
  });

  it.each<[string, string[], string]>([
    // The first is told later, the second at once.
    ['in a folder that is not there', [], 'no-such-folder'],
    ['with a word that no program can be given', ['\0'], '.'],
  ])('tells that a server could not be started %s', async (_, words, folder) => {
    const child = startChild(words, {}, { folder });
    await expect(child.ended).resolves.toEqual({ code: null, signal: null, fault: expect.any(String) });
    await child.tell('socket');
    await expect(child.stop()).resolves.toBeUndefined();
  });

  it('gives the server its settings', async () => {
    const script = 'console.log(JSON.stringify({ ready: true, port: process.env.PORT }))';
    const child = startChild<{ port: string }>(['-e', script], { PORT: '4321' });
    expect(await child.ready).toMatchObject({ port: '4321' });
    await child.ended;
  });
});
