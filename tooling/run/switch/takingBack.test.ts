import { openLocalDesk, readLive } from '@shop/registry/desk';
import { temporaryFolder, writeRelease } from '@shop/registry/testing';
import { takingBack } from './takingBack';

const folder = temporaryFolder();
const others = { '@shop/ui': '1.0.0', react: '1.0.0', 'styled-components': '1.0.0' };

/** The shell and a remote that go live together, and need each other. */
async function releaseTogether(version: string, kernel: string) {
  const contract = { ...others, '@shop/kernel': kernel };
  const desk = await openLocalDesk(folder, {});
  await desk.release(
    { name: 'Asha', mayRelease: () => true },
    {
      entries: [writeRelease(folder, { name: 'mf-a', version, contract })],
      shell: { version, brings: contract, facts: {} },
    },
  );
}

test('a shell that does not become well takes the remotes back that it came with', async () => {
  await releaseTogether('1', '0.1.0');
  await releaseTogether('2', '0.2.0');
  await takingBack(folder, {})('1', 'It was long ago.');
  expect(readLive(folder).shell?.version).toBe('2');
  await takingBack(folder, {})('2', 'It does not start.');
  const { shell, remotes } = readLive(folder);
  expect([shell?.version, remotes[0]?.version]).toEqual(['1', '1']);
});
