import { type ChildProcess, spawn } from 'node:child_process';
import type { Server } from 'node:net';
import { createInterface } from 'node:readline';

const stopTimeout = 15_000;

/** How a process ended: by itself with a code, or by a signal. `fault`: it never began, because there was no room for it. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  fault?: string;
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
  /** Tells it something over its channel, with a listening socket or without; resolves when it was sent, or it ended. */
  tell(word: string, socket?: Server): Promise<void>;
}

interface ChildOptions {
  /** Hears what it says over its channel, and gets the socket that it sends along. */
  hear?: (said: unknown, socket: unknown) => void;
  /** The folder that it works in; this process's own when not given. */
  folder?: string;
}

/**
 * Starts `node <args>`. The first line `{"ready":true,…}` on its output tells that it serves; all else it says
 * goes to the terminal. It gets no Ctrl-C of its own, so that servers can be stopped in order; it notices when
 * this process is gone by the end of its channel. Never throws: one that cannot be started has ended.
 */
export function startChild<Ready>(
  args: string[],
  env: NodeJS.ProcessEnv,
  { hear, folder }: ChildOptions = {},
): Child<Ready> {
  let child: ChildProcess;
  try {
    child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      detached: true,
    });
  } catch (error) {
    return stillborn((error as Error).message);
  }
  const ended = new Promise<Exit>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
    child.on('error', ({ message }) => {
      if (child.pid === undefined) resolve({ code: null, signal: null, fault: message });
    });
  });
  const { stdout } = child;
  const ready = new Promise<Ready>((resolve) => {
    if (!stdout) return;
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as Ready);
      else console.log(line);
    });
  });
  if (hear) child.on('message', hear);
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
    tell: (word, socket) =>
      new Promise((resolve) => {
        // It may have died meanwhile, which `ended` tells.
        if (!child.connected) resolve();
        else child.send(word, socket, () => resolve());
      }),
  };
}

const stillborn = (fault: string): Child<never> => ({
  ready: new Promise(() => undefined),
  ended: Promise.resolve({ code: null, signal: null, fault }),
  stop: () => Promise.resolve(),
  kill: () => undefined,
  tell: () => Promise.resolve(),
});
