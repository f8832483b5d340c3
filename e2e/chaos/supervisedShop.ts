import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const repository = path.resolve(import.meta.dirname, '../..');

/** The real `npm start`, with its backend and its web server as processes below it. */
export interface SupervisedShop {
  url: string;
  backendUrl: string;
  publishableKey: string;
  /** The start script's process. */
  pid: number;
  /** Ends one of its processes without asking. */
  kill(process: 'backend' | 'web server'): void;
  /** As Ctrl-C does. Throws when it did not end with 0. */
  stop(): Promise<void>;
}

const programOf = { backend: 'dist/backend/main.js', 'web server': '/server/main.cjs' };

/**
 * Starts the shop of this checkout, or of another one, on two ports from `port` up, over its own data folder. Rejects when
 * it ends before it is open.
 */
export async function startSupervised(
  port: number,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  checkout = repository,
): Promise<SupervisedShop> {
  const child = spawn(process.execPath, ['tooling/cli/start.mjs'], {
    cwd: checkout,
    env: {
      ...process.env,
      PORT: String(port),
      BACKEND_PORT: String(port + 1),
      DATA_DIR: dataDir,
      AUTH_RATE_LIMITS: 'off',
      ...env,
    },
    // What its servers complain about while they are being killed is no news.
    stdio: ['ignore', 'pipe', process.env.DEBUG ? 'inherit' : 'ignore'],
  });
  const { pid = 0 } = child;
  // A journey that fails stops nothing, and its second try comes in another process.
  const stopWithUs = () => void child.kill('SIGTERM');
  process.once('exit', stopWithUs);
  child.once('exit', () => process.off('exit', stopWithUs));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const open = new Promise<void>((resolve) =>
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes(' is open after ')) resolve();
    }),
  );
  const failed = exit.then(() => {
    throw new Error('The shop did not start; DEBUG=1 shows why.');
  });
  await Promise.race([open, failed]);
  const keys = JSON.parse(readFileSync(path.join(dataDir, 'local-keys.json'), 'utf8')) as {
    publishableKeys: [string, ...string[]];
  };
  return {
    url: `http://localhost:${port}`,
    backendUrl: `http://127.0.0.1:${port + 1}`,
    publishableKey: keys.publishableKeys[0],
    pid,
    kill: (name) => process.kill(processBelow(pid, programOf[name]), 'SIGKILL'),
    stop: async () => {
      failed.catch(() => undefined);
      child.kill('SIGTERM');
      const [code] = await exit;
      if (code !== 0) throw new Error(`The shop ended with ${code}.`);
    },
  };
}

function processBelow(parent: number, program: string): number {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], { encoding: 'utf8' });
  const line = list.split('\n').find((text) => text.includes(program));
  if (!line) throw new Error(`There is no ${program} to kill.`);
  return Number.parseInt(line, 10);
}
