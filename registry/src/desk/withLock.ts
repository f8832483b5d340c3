import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const timeout = 10_000;

/** Locks of this process. One with its number that is none of them is an earlier process's, as after the restart of a container. */
const held = new Set<string>();

/**
 * Runs `work` while nobody else does. The lock is a file with its owner's process id; one whose owner is gone is taken
 * over. Throws when another holds it for ten seconds.
 */
export async function withLock<Result>(place: string, work: () => Result | Promise<Result>): Promise<Result> {
  const file = path.resolve(place);
  mkdirSync(path.dirname(file), { recursive: true });
  const until = Date.now() + timeout;
  while (!take(file)) {
    if (Date.now() > until) throw new Error(`Another release holds ${file}; remove it if none is running.`);
    await wait(50);
  }
  try {
    return await work();
  } finally {
    letGo(file);
  }
}

function letGo(file: string): void {
  rmSync(file, { force: true });
  held.delete(file);
}

function take(file: string): boolean {
  const lock = make(file);
  if (lock === undefined) {
    if (isStale(file)) removeStale(file);
    return false;
  }
  try {
    writeSync(lock, String(process.pid));
    held.add(file);
    return true;
  } catch (error) {
    // A full disk: without an owner nobody would take it over.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(lock);
  }
}

function make(file: string): number | undefined {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return undefined;
  }
}

/** One process at a time, which looks again: a slower one would remove the lock of whoever took over meanwhile. */
function removeStale(file: string): void {
  const turn = `${file}.stale`;
  if (!take(turn)) return;
  try {
    if (isStale(file)) rmSync(file, { force: true });
  } finally {
    letGo(turn);
  }
}

function isStale(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner === process.pid) return !held.has(file);
    // Empty: its owner has made it and is about to write into it.
    if (owner !== 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Let go meanwhile, or another user's.
    return code !== 'ENOENT' && code !== 'EPERM';
  }
}
