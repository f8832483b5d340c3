import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fontFiles } from '@shop/ui/fonts';
import { inRepository } from '../workspace/repository';

const { resolve } = createRequire(inRepository('shared-ui/package.json'));

/** Copies the brand's fonts to where a page of this folder finds them by their addresses. */
export function writeFonts(folder: string): void {
  for (const { path: address, file } of fontFiles) {
    const target = path.join(folder, address);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(resolve(file), target);
  }
}
