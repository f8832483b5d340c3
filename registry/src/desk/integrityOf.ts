import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The file's hash as browsers check it. */
export const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
