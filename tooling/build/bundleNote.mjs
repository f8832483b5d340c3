import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ inputs: Record<string, string>, outputs: string[] }} Note hash of each file that a bundle was made of,
 * and the files that it became; paths are relative to `root`
 */

/**
 * Whether the bundle of this note is what a build would make now: every file that went into it is as it was, and every
 * file that came out of it is there. Reading some hundred files takes a tenth of the time that bundling them does.
 *
 * @param {string} root
 * @param {string} noteFile
 */
export function isFresh(root, noteFile) {
  try {
    /** @type {Note} */
    const { inputs, outputs } = JSON.parse(readFileSync(noteFile, 'utf8'));
    return (
      outputs.every((file) => existsSync(path.join(root, file))) &&
      Object.entries(inputs).every(([file, hash]) => hashOf(root, file) === hash)
    );
  } catch {
    // There is none, somebody has written into it, or a source is gone: all are mended by a build.
    return false;
  }
}

/** Milliseconds that a file's time may lag behind the clock, and then some. */
const lag = 100;

/**
 * Notes what a bundle was made of, once all its files are written. `started` is when its build began, in milliseconds
 * since 1970: a source that was written since may not be what went into it, and then there is no note.
 *
 * @param {string} root
 * @param {string} noteFile
 * @param {{ inputs: string[], outputs: string[], started: number }} build
 */
export function noteBundle(root, noteFile, { inputs, outputs, started }) {
  if (inputs.some((file) => statSync(path.join(root, file)).mtimeMs > started - lag))
    return rmSync(noteFile, { force: true });
  /** @type {Note} */
  const note = { inputs: Object.fromEntries(inputs.map((file) => [file, hashOf(root, file)])), outputs };
  const draft = `${noteFile}.${process.pid}.draft`;
  writeFileSync(draft, JSON.stringify(note));
  renameSync(draft, noteFile);
}

/** @param {string} root @param {string} file */
const hashOf = (root, file) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, file)))
    .digest('hex')
    .slice(0, 16);
