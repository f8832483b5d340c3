import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  createReleaseToken,
  createSigner,
  liveShellFolder,
  openStore,
  readSigned,
  registryKeys,
} from '@shop/registry/desk';
import type { ShopBackend } from './shopBackend';
import type { Target } from './target';

/** Where packages are built. */
export const built = fileURLToPath(new URL('../../dist', import.meta.url));

/** The shop's web server on a build folder of its own, whose registry may be spoilt. */
export interface WebServer extends Target {
  /** `registry.json` as the web server reads it. */
  registryFile: string;
  /** The whole file as it was at the start, and what is signed in it. */
  signed: string;
  registry: string;
  /** Releases this remote, which nothing was built of, and no other. */
  releaseToken: string;
  releasedRemote: string;
  /** Another text under this shop's signature. */
  sign(registry: string): Promise<string>;
  stop(): Promise<void>;
}

const releasedRemote = 'mf-fuzzed';

/** Starts the built web server (`npm run build`) against a backend; stop it when done. */
export async function startWebServer(shop: ShopBackend): Promise<WebServer> {
  const buildFolder = await mkdtemp(path.join(tmpdir(), 'shop-web-'));
  for (const folder of ['shell', 'pictures'])
    await symlink(path.join(built, folder), path.join(buildFolder, folder));
  // What is sent to the release desk must not come into the build.
  await mkdir(path.join(buildFolder, 'remotes'));
  for (const remote of await readdir(path.join(built, 'remotes')))
    await symlink(path.join(built, 'remotes', remote), path.join(buildFolder, 'remotes', remote));
  const registryFile = path.join(buildFolder, 'registry.json');
  await cp(path.join(built, 'registry.json'), registryFile);
  const signed = await readFile(registryFile, 'utf8');
  const { privateKey, publicKeys } = await registryKeys(built, {});
  const sign = await createSigner(privateKey);
  const { token, kept } = createReleaseToken([releasedRemote], 'the fuzzer');
  await openStore(buildFolder, {}).addToken(kept);
  const child = spawn(process.execPath, [path.join(liveShellFolder(built), 'server/main.cjs')], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      BUILD_FOLDER: buildFolder,
      REGISTRY_PUBLIC_KEY: publicKeys.join(' '),
      REGISTRY_PRIVATE_KEY: privateKey,
      SUPABASE_URL: shop.url,
      SUPABASE_PUBLISHABLE_KEY: shop.backend.publishableKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // What it says about a failure is read off its answers; nobody reads a thousand lines.
  child.stderr.resume();
  const url = await untilReady(child);
  // From now on it knows a registry that is good.
  await fetch(url);
  return {
    url,
    pid: Number(child.pid),
    health: '/healthz',
    secrets: [...shop.secrets, privateKey],
    names: shop.names,
    fingerprint: shop.fingerprint,
    registryFile,
    signed,
    registry: readSigned(signed).payload,
    releaseToken: token,
    releasedRemote,
    sign: async (text) => JSON.stringify(await sign(text)),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
      await rm(buildFolder, { recursive: true });
    },
  };
}

/** Rejects when the machine has none. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilReady(child: ChildProcess & { stdout: NodeJS.ReadableStream }): Promise<string> {
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"ready":true')) continue;
    child.stdout.resume();
    return (JSON.parse(line) as { url: string }).url;
  }
  throw new Error('The web server ended before it was ready.');
}
