import { fork } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ProbeOrder } from '@shop/registry';
import { writeRegistry } from '@shop/registry/desk';
import { ProbeFault } from './ProbeFault';

/** A web server as it would run with the release, on a port of its own that nobody knows. */
export interface CandidateShop {
  url: string;
  stop(): Promise<void>;
}

/** The built web server lies beside the probe's own file. */
const program = path.join(__dirname, 'main.cjs');

/**
 * Starts it over the files of this shop with a registry of the probe's own, signed with a key of its own. Other remotes
 * render in the browser: their server halves are not what is tried.
 */
export async function startCandidateShop(order: ProbeOrder): Promise<CandidateShop> {
  const { entry, remotes, buildFolder, cacheFolder, assetOrigins, backend } = order;
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-probe-'));
  for (const part of ['remotes', 'shell'])
    await symlink(path.join(buildFolder, part), path.join(folder, part));
  await writeRegistry(folder, {
    remotes: remotes.map((remote) =>
      remote.name === entry.name ? entry : { ...remote, rendering: 'browser' as const },
    ),
  });
  const child = fork(program, [], {
    execArgv: [],
    env: {
      PORT: '0',
      BUILD_FOLDER: folder,
      CACHE_FOLDER: cacheFolder,
      ASSET_ORIGINS: assetOrigins.join(' '),
      SUPABASE_URL: backend?.url,
      SUPABASE_PUBLISHABLE_KEY: backend?.publishableKey,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
  const url = await new Promise<string | undefined>((resolve) => {
    void ended.then(() => resolve(undefined));
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.startsWith('{"ready":true')) resolve((JSON.parse(line) as { url: string }).url);
      });
  });
  if (url !== undefined) return { url, stop };
  await rm(folder, { recursive: true });
  throw new ProbeFault('A web server with this release does not start.');
}
