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
    if (!ownerLives(file)) rmSync(file, { force: true });
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

function ownerLives(file: string): boolean {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    // Empty: its owner has made it and is about to write into it.
    return owner === 0 || process.kill(owner, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
