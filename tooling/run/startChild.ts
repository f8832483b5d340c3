import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inRepository } from '../workspace/repository';

const patienceOnStop = 15_000;

/** A server that runs as a process of its own. */
export interface Child<Ready> {
  /** What it said when it was ready. Never settles when it ended before: see `ended`. */
  ready: Promise<Ready>;
  /** Resolves when it has ended. */
  ended: Promise<void>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts `node <args>`. The first line `{"ready":true,…}` on its output tells that it serves; all else it says
 * goes to the terminal. It gets no Ctrl-C of its own, so that servers can be stopped in order.
 */
export function startChild<Ready>(args: string[], env: NodeJS.ProcessEnv): Child<Ready> {
  const child = spawn(process.execPath, args, {
    cwd: inRepository(),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'close').then(() => undefined);
  const ready = new Promise<Ready>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve(JSON.parse(line) as Ready);
      else console.log(line);
    });
  });
  return {
    ready,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const deadline = setTimeout(() => child.kill('SIGKILL'), patienceOnStop);
      await ended;
      clearTimeout(deadline);
    },
  };
}
