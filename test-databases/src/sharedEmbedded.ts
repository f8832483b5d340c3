import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryDir } from './repositoryDir';

let host: ChildProcess | undefined;

/**
 * Starts the process of all embedded databases of a run, and tells where it listens; one that runs is told of again.
 * Its bundle has to be built before (`npm run build`). It compiles the engine once, in place of once for each test file, and ends with the process that started it.
 */
export async function startEmbedded(): Promise<string> {
  return (process.env.TEST_EMBEDDED_SOCKET ??= await startHost());
}

async function startHost(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-embedded-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const address = join(folder, 'socket');
  host = fork(join(repositoryDir, 'dist/backend/embeddedHost.js'), [address], {
    // A run is too short to earn back the time of the optimising compiler.
    execArgv: ['--liftoff-only'],
  });
  await Promise.race([
    once(host, 'message'),
    once(host, 'exit').then(() => {
      throw new Error('The embedded databases did not start; the output says why.');
    }),
  ]);
  // Whoever opened nothing more may end.
  host.unref();
  host.channel?.unref();
  return address;
}

/** After all tests. */
export async function stopEmbedded(): Promise<void> {
  if (!host?.connected) return;
  const ended = once(host, 'exit');
  host.disconnect();
  await ended;
}
