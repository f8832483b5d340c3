import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { createInterface } from 'node:readline';
import { inRepository } from '../workspace/repository';

const stopTimeout = 15_000;

/** How a process ended: by itself with a code, or by a signal. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** A server that runs as a process of its own. */
export interface Child<Ready> {
  /** What it said when it was ready. Never settles when it ended before: see `ended`. */
  ready: Promise<Ready>;
  /** Resolves when it has ended. */
  ended: Promise<Exit>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without asking. */
  kill(): void;
}

/**
 * Starts `node <args>`. The first line `{"ready":true,…}` on its output tells that it serves; all else it says
 * goes to the terminal. It gets no Ctrl-C of its own, so that servers can be stopped in order; it notices when
 * this process is gone by the end of its channel. A server that asks for its port over that channel gets
 * `socketOf`'s listening socket.
 */
export function startChild<Ready>(
  args: string[],
  env: NodeJS.ProcessEnv,
  socketOf?: () => Promise<Server>,
): Child<Ready> {
  const child = spawn(process.execPath, args, {
    cwd: inRepository(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }) as Exit);
  const { stdout } = child;
  const ready = new Promise<Ready>((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as Ready);
      else console.log(line);
    });
  });
  if (socketOf) {
    child.on('message', () => {
      // It may have died meanwhile, which `ended` tells.
      void socketOf().then((socket) => child.connected && child.send('socket', socket, () => undefined));
    });
  }
  return {
    ready,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
      await ended;
      clearTimeout(deadline);
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
