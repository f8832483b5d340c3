import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { shellSourceVersion } from '../build/shellSourceVersion';
import { inRepository } from '../workspace/repository';
import { freePort } from './freePort';
import { startSettingsBackend } from './startSettingsBackend';

/** The built web server as a process of its own. */
export interface BuiltWebServer {
  url: string;
  /** What it and its processes wrote to the error output so far. */
  log(): string;
  isAlive(): boolean;
  stop(): Promise<void>;
}

/**
 * Starts the shop's built web server over a build folder of the test's own; its backend knows the shop's settings and
 * nothing else. Rejects when the build is not that of the sources.
 */
export async function startBuiltWebServer(buildFolder: string): Promise<BuiltWebServer> {
  const program = path.join(builtShellFolder(), 'server/main.cjs');
  const backend = await startSettingsBackend();
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    env: {
      BUILD_FOLDER: buildFolder,
      PORT: String(port),
      SITE_URL: 'http://shop.example',
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: 'public',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The web server ended before it was ready\n${log}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve((JSON.parse(line) as { url: string }).url);
    });
  });
  return {
    url,
    log: () => log,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: async () => {
      const ended = once(child, 'exit');
      if (child.kill('SIGTERM')) await ended;
      backend.stop();
    },
  };
}

/** The folder of the shell that was built from the sources as they are. Throws when there is none. */
export function builtShellFolder(): string {
  const folder = inRepository('dist/shell', shellSourceVersion());
  if (existsSync(folder)) return folder;
  throw new Error('The built shell is stale: npm run build -w @shop/shell');
}
