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
  {
    file: 'rozha-one-letters.woff2',
    source: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
    text: letters,
  },
];

// The file that brings the rupee sign has 36 KB, and every page shows a price: one kilobyte in the page is no request.
const rupee = await subset(`${anek}-latin-ext-wght-normal.woff2`, '₹');
await writeFile(
  new URL('../src/theme/rupeeFont.ts', import.meta.url),
  `/** The rupee sign, written by fonts/subsetFonts.mjs. */\nexport const rupeeFont =\n  'data:font/woff2;base64,${rupee.toString('base64')}';\n`,
);

for (const { file, source, text, variationAxes } of subsets) {
  const font = await subset(source, text, variationAxes);
  await writeFile(new URL(file, import.meta.url), font);
  console.log(`${file}: ${font.length} bytes`);
}

async function subset(source, text, variationAxes) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes });
}
