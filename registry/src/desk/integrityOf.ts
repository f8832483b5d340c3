import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The file's hash as browsers check it. */
export const integrityOf = (file: string): string => integrityOfBytes(readFileSync(file));

export const integrityOfBytes = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
