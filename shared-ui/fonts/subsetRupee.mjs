/**
 * Makes `anek-latin-rupee.woff2`: the rupee sign alone. The subset that ships it weighs 36 KB, and every page shows
 * a price. Run again after another version of the font: `npm run fonts -w shared-ui`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const source = '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2';
const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
const rupee = await subsetFont(whole, '₹', { targetFormat: 'woff2' });
await writeFile(new URL('anek-latin-rupee.woff2', import.meta.url), rupee);
console.log(`anek-latin-rupee.woff2: ${rupee.length} of ${whole.length} bytes`);
