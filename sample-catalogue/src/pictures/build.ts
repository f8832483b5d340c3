/** node --import tsx sample-catalogue/src/pictures/build.ts [folder] → dist/pictures, with one line that counts up. */
import { argv, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildBrand } from './buildBrand';
import { buildPictures } from './buildPictures';

const outDir = argv[2] ?? fileURLToPath(new URL('../../../dist/pictures', import.meta.url));
const started = performance.now();

const report = (done: number, total: number) => {
  if (stdout.isTTY && total > 0) stdout.write(`\r  pictures      ${done} of ${total}`);
};
const made = await buildPictures(outDir, report);
await buildBrand(outDir);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
stdout.write(
  `${stdout.isTTY ? '\r' : ''}  pictures      ${made === 0 ? 'up to date' : `${made} drawn`} in ${seconds} s\n`,
);
