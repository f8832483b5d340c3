import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const leastBytes = 1024;

/**
 * Puts `.br` and `.gz` beside every text file worth it in this very folder, so that the web server compresses
 * nothing itself.
 */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    files
      .filter((entry) => entry.isFile() && /\.(js|css|svg)$/.test(entry.name))
      .map((entry) => compressFile(path.join(folder, entry.name))),
  );
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzipped(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
