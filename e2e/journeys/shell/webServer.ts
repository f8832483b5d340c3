import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveShellFolder } from '@shop/registry/desk';
import { startWeb, stopProcess } from '../../runningShop';

const dist = path.resolve(import.meta.dirname, '../../../dist');

/** A build folder whose registry and live shell may be harmed, and which takes remotes of its own. */
export async function copyBuild(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-build-'));
  await mkdir(path.join(folder, 'remotes'));
  for (const remote of await readdir(path.join(dist, 'remotes')))
    await symlink(path.join(dist, 'remotes', remote), path.join(folder, 'remotes', remote));
  const shell = liveShellFolder(dist);
  await cp(shell, path.join(folder, path.relative(dist, shell)), { recursive: true });
  await cp(path.join(dist, 'registry.json'), path.join(folder, 'registry.json'));
  await mkdir(path.join(folder, 'releases'));
  for (const key of ['registry-key', 'registry-key.pub'])
    await cp(path.join(dist, 'releases', key), path.join(folder, 'releases', key));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Whether the live shell was built with the packages of traces. */
export const isTracingBuilt = (): boolean =>
  existsSync(path.join(liveShellFolder(dist), 'server/tracing.cjs'));

export interface WebServer {
  url: string;
  /** What it wrote to its log. */
  log(): string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** The built web server on any free port. */
export async function startWebServer(env: NodeJS.ProcessEnv): Promise<WebServer> {
  let log = '';
  const { child, url } = await startWeb({ PORT: '0', ...env }, 'pipe');
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { url, log: () => log, kill: (signal) => child.kill(signal), ended, stop: () => stopProcess(child) };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Asks for a path exactly as it is written, which no URL parser would send. Rejects when no answer comes. */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on('error', reject);
    });
    asking.on('error', reject);
    asking.end();
  });
}
