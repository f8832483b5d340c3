import { readFileSync } from 'node:fs';
import { processesBelow } from '../bench/processTree';

/** What one part of a shop uses of its machine. */
export interface Use {
  /** Seconds since the watch began. */
  at: number;
  /** Megabytes that no other process has: of what is shared, such as the buffers of a database, nothing leaks. */
  memory: number;
  /** Seconds of processor time so far. */
  cpu: number;
}

/** By part, such as the web server with the processes in which it renders. */
export type Uses = Record<string, Use[]>;

/** Looks at processes and all that they have started, again and again, until it is told to stop. Needs Linux. */
export function watchUse(roots: Record<string, number>, interval: number): { uses: Uses; stop(): void } {
  const began = performance.now();
  const uses: Uses = Object.fromEntries(Object.keys(roots).map((name) => [name, []]));
  const look = () => {
    const at = (performance.now() - began) / 1000;
    for (const [name, root] of Object.entries(roots)) {
      const processes = processesBelow(root);
      uses[name]?.push({
        at,
        memory: processes.reduce((sum, { pid }) => sum + ownMemory(pid), 0),
        cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
      });
    }
  };
  look();
  const timer = setInterval(look, interval);
  return {
    uses,
    stop: () => {
      clearInterval(timer);
      look();
    },
  };
}

/** Megabytes; nothing of a process that has ended. */
function ownMemory(pid: number): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB$/gm)].reduce(
      (sum, [, kilobytes]) => sum + Number(kilobytes) / 1024,
      0,
    );
  } catch {
    return 0;
  }
}
