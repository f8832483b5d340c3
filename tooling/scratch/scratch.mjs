import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const prefix = 'shop-tests-';
/** Bytes. Databases and browsers of a whole run take a quarter of it at a time. */
const wanted = 2 ** 31;

/**
 * Makes temporary folders of this process and those that it starts lie in memory, where there is room: a database of
 * one's own for each test file is a copy of 60 MB, which costs a disk up to fifteen times the processor time. Goes away with
 * the process. Whoever set TMPDIR has decided.
 */
export function keepScratchInMemory() {
  if (process.env.TMPDIR || !hasRoom()) return;
  removeAbandoned();
  const folder = mkdtempSync(path.join(memory, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= wanted && freemem() >= 2 * wanted;
  } catch {
    return false;
  }
}

/** What runs left behind that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(memory).filter((entry) => entry.startsWith(prefix))) {
    const [pid] = name.slice(prefix.length).split('-');
    if (!isAlive(Number(pid))) rmSync(path.join(memory, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one too.
    return error.code !== 'ESRCH';
  }
}
