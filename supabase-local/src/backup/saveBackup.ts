import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { list } from 'tar';
import { askOwnShop } from '../http/askOwnShop';
import { readLocalKeys } from '../localKeys';
import type { BackendConfig } from '../readConfig';
import { StartupError } from '../startupError';
import { backupMount } from './backupRoutes';
import { type Manifest, manifestName, readManifest } from './manifest';

/**
 * Has the shop that runs on a data folder back itself up into a file, which is there whole or not at all. Throws
 * `StartupError` when the shop does not run, refuses, or does not send all of it.
 */
export async function saveBackup(
  { dataDir, port }: Pick<BackendConfig, 'dataDir' | 'port'>,
  file: string,
): Promise<Manifest & { bytes: number }> {
  const { secretKeys } = await readLocalKeys(dataDir);
  const body = await askOwnShop(
    { dataDir, port },
    backupMount,
    `No shop answers on port ${port}. Start it, or set BACKEND_PORT to where its backend listens.`,
  );
  const draft = `${file}.part`;
  try {
    // Orders, addresses and keys of everybody: for its owner's eyes alone.
    await pipeline(
      Readable.fromWeb(body as ReadableStream),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    const manifest = await manifestOf(draft);
    await rename(draft, file);
    const { size: bytes } = await stat(file);
    await noteBackup(port, secretKeys[0], { ...manifest, bytes });
    return { ...manifest, bytes };
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The backup could not be written: ${(error as Error).message}`);
  }
}

/** Tells the shop for its status page. The file is there whether it hears of it or not. */
async function noteBackup(
  port: number,
  secretKey: string,
  { takenAt, bytes }: Manifest & { bytes: number },
): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/rest/v1/rpc/note_backup`, {
    method: 'POST',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ p_taken_at: takenAt, p_bytes: bytes }),
  }).catch(() => undefined);
}

/** Reads the file to its end: one that was cut off has none. */
async function manifestOf(file: string): Promise<Manifest> {
  const chunks: Buffer[] = [];
  await list({
    file,
    strict: true,
    onReadEntry: (entry) => {
      if (entry.path === manifestName) entry.on('data', (chunk: Buffer) => chunks.push(chunk));
    },
  }).catch((error: Error) => {
    throw new StartupError(`This file is no whole backup of a shop: ${error.message}`);
  });
  return readManifest(Buffer.concat(chunks).toString('utf8'));
}
