/**
 * Makes the fonts that every page fetches first, of nothing but the letters, figures and weights that pages are written
 * in: 40 KB instead of 99. Run again after another version of the fonts, or with other `letters`:
 * `npm run fonts -w shared-ui`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** The same characters as `letters` in src/theme/fontFaceRules.ts. */
const letters = `${ascii}\u00a0©®°·×–—‘’“”•…→−`;
/** From body text to the boldest heading. */
const weights = { wght: { min: 400, max: 700 } };
const anek = '@fontsource-variable/anek-latin/files/anek-latin';

const subsets = [
  {
    file: 'anek-latin-letters.woff2',
    source: `${anek}-latin-wght-normal.woff2`,
    text: letters,
    variationAxes: weights,
  },
  // The file that brings the rupee sign has 36 KB, and every page shows a price.
  { file: 'anek-latin-rupee.woff2', source: `${anek}-latin-ext-wght-normal.woff2`, text: '₹' },
  {
    file: 'rozha-one-letters.woff2',
    source: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
    text: letters,
  },
];

for (const { file, source, text, variationAxes } of subsets) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(file, import.meta.url), subset);
  console.log(`${file}: ${subset.length} of ${whole.length} bytes`);
}
