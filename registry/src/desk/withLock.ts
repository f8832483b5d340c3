import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const timeout = 10_000;

/**
 * Runs `work` while no other process does. The lock is a file with its owner's process id; one whose owner
 * is gone is taken over.
 */
export async function withLock<Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  const until = Date.now() + timeout;
  while (!take(file)) {
    if (Date.now() > until) throw new Error(`Another release holds ${file}; remove it if none is running.`);
    await wait(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const lock = make(file);
  if (lock === undefined) {
    if (isStale(file)) removeStale(file);
    return false;
  }
  try {
    writeSync(lock, String(process.pid));
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
    rmSync(turn, { force: true });
  }
}

function isStale(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // Empty: its owner has made it and is about to write into it.
    if (owner !== 0) process.kill(owner, 0);
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Let go meanwhile, or another user's.
    return code !== 'ENOENT' && code !== 'EPERM';
  }
}
