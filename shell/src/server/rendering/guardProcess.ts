import { Worker } from 'node:worker_threads';
import { serverHalfLimits } from './serverHalfLimits';

/** The signals by which the guard ends its process: after a loop without end, and for too much memory. */
export const guardSignals = { loop: 'SIGXCPU', memory: 'SIGUSR2' } as const;

const interval = 250;

const guard = `
const { workerData: { beats, limits, signals, parent, interval } } = require('node:worker_threads');
const seconds = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
let heard = -1, used = 0, silent = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  if (beat !== heard) { heard = beat; used = seconds(); silent = 0; }
  silent += interval / 1000;
  if (seconds() - used > limits.loop || silent > limits.silence) process.kill(process.pid, signals.loop);
  if (process.memoryUsage.rss() > limits.memory * 1024 * 1024) process.kill(process.pid, signals.memory);
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, interval);
`;

/**
 * Ends this process when its thread is kept for too long, when it uses too much memory, or when the process that
 * started it is gone. The guard runs in a thread of its own, so that it sees what the other one cannot see of itself;
 * and the limit of the JavaScript heap counts no buffers.
 */
export function startGuard(): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), interval);
  const workerData = {
    beats,
    limits: serverHalfLimits,
    signals: guardSignals,
    parent: process.ppid,
    interval,
  };
  new Worker(guard, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
}
