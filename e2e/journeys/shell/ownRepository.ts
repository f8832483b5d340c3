import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { stopProcess } from '../../runningShop';

const repository = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** A remote's repository somewhere else on this machine. */
export interface OwnRepository {
  folder: string;
  /** Tests and raw TypeScript among what was packed. */
  packedSources(): Promise<string[]>;
  /** Runs `shop-remote …` in it. Rejects with what that said when it fails. */
  remote(...args: string[]): Promise<string>;
  /** Runs one of its own scripts. */
  script(name: string): Promise<string>;
  /** Starts the remote alone; resolves with its address when it can be opened. */
  startAlone(shop: string): Promise<{ url: string; stop(): Promise<void> }>;
  /**
   * Starts it for the pages of a shop that runs, whose certificate it checks against this file as well; resolves with the
   * address by which a browser gets there.
   */
  startIn(shop: string, certificate?: string): Promise<{ url: string; stop(): Promise<void> }>;
  /** Writes one of its files anew. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Packs kernel, design system and kit, makes a remote outside this repository by the packed kit's own command, and
 * installs the packages in it. Libraries of others are this repository's, by link: npm takes a minute of somebody's
 * network to download and unpack them again. `shop` is what its commands find in the environment.
 */
export async function createOwnRepository(
  { name, address, title }: { name: string; address: string; title: string },
  shop: NodeJS.ProcessEnv,
): Promise<OwnRepository> {
  const home = await mkdtemp(path.join(tmpdir(), 'shop-elsewhere-'));
  const packed = path.join(home, 'packages');
  await run(process.execPath, ['tooling/cli/pack.mjs', packed], { cwd: repository });
  await linkLibraries(path.join(home, 'node_modules'));
  await unpack(packed, 'shop-kit', path.join(home, 'node_modules/@shop/kit'));

  const kitCommand = 'node_modules/@shop/kit/esm/shop-remote.js';
  await run(
    process.execPath,
    [kitCommand, 'new', name, address, title, '--packages', packed, '--no-install'],
    { cwd: home },
  );
  const folder = path.join(home, name);
  for (const each of ['kernel', 'ui', 'kit'])
    await unpack(packed, `shop-${each}`, path.join(folder, 'node_modules/@shop', each));
  await mkdir(path.join(folder, 'node_modules/.bin'));
  await symlink('../@shop/kit/esm/shop-remote.js', path.join(folder, 'node_modules/.bin/shop-remote'));

  const remote = async (...args: string[]) =>
    (await run('npx', ['shop-remote', ...args], { cwd: folder, env: { ...process.env, ...shop } })).stdout;
  return {
    folder,
    packedSources: async () => {
      const files = await readdir(path.join(folder, 'node_modules/@shop'), { recursive: true });
      return files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file));
    },
    remote,
    script: async (script) => (await run('npm', ['run', '--silent', script], { cwd: folder })).stdout,
    startAlone: (shop) => startDev(folder, ['--shop', shop], process.env),
    startIn: (host, certificate) =>
      startDev(folder, ['--in', host], {
        ...process.env,
        ...shop,
        ...(certificate && { NODE_EXTRA_CA_CERTS: certificate }),
      }),
    edit: async (file, change) => {
      const whole = path.join(folder, file);
      await writeFile(whole, change(await readFile(whole, 'utf8')));
    },
    remove: () => rm(home, { recursive: true }),
  };
}

async function startDev(folder: string, args: string[], env: NodeJS.ProcessEnv) {
  const command = path.join(folder, 'node_modules/.bin/shop-remote');
  const child = spawn(process.execPath, [command, 'dev', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /(?:alone:|you open) (http:\S+)/.exec(line) ?? [];
    if (!url) continue;
    child.stdout.resume();
    return { url, stop: () => stopProcess(child) };
  }
  throw new Error('The remote ended before it was ready.');
}

async function unpack(packed: string, name: string, target: string): Promise<void> {
  const file = (await readdir(packed)).find((each) => each.startsWith(`${name}-`) && each.endsWith('.tgz'));
  if (!file) throw new Error(`Nothing was packed as ${name}.`);
  await mkdir(target, { recursive: true });
  await run('tar', ['-xzf', path.join(packed, file), '-C', target, '--strip-components=1']);
}

async function linkLibraries(target: string): Promise<void> {
  await mkdir(path.join(target, '@shop'), { recursive: true });
  const installed = path.join(repository, 'node_modules');
  for (const library of await readdir(installed))
    if (library !== '@shop' && library !== '.bin')
      await symlink(path.join(installed, library), path.join(target, library));
  await mkdir(path.join(target, '.bin'));
  for (const command of ['jest', 'tsc'])
    await symlink(path.join(installed, '.bin', command), path.join(target, '.bin', command));
}
