import { createRequire } from 'node:module';
import path from 'node:path';

/** Where this package lies, also for code that was bundled elsewhere. */
export const kitFolder = (): string =>
  path.dirname(createRequire(import.meta.url).resolve('@shop/kit/package.json'));
