/**
 * Makes the fonts that every page fetches first, of nothing but the letters, figures and weights that pages are written
 * in: 40 KB instead of 99. Run again after another version of the fonts, or with other `letters`:
 * `npm run fonts -w shared-ui`, which needs fontTools (Debian: python3-fonttools).
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');
/** With the rupee sign, the same characters as `letters` in src/theme/fontFaceRules.ts. */
const letters = `${ascii}\u00a0©®°·×–—‘’“”•…→−`;
/** From body text to the boldest heading. */
const weights = { wght: { min: 400, max: 700 } };
const anek = '@fontsource-variable/anek-latin/files/anek-latin';

// The file that brings the rupee sign has 36 KB, and every page shows a price.
const rupee = '₹';
const anekLetters = await put(
  await subset(`${anek}-latin-ext-wght-normal.woff2`, rupee, 'truetype', weights),
  await subset(`${anek}-latin-wght-normal.woff2`, letters, 'truetype', weights),
);
await write(
  'anek-latin-letters.woff2',
  await subsetFont(anekLetters, letters + rupee, { targetFormat: 'woff2' }),
);
await write(
  'rozha-one-letters.woff2',
  await subset('@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2', letters, 'woff2'),
);

async function subset(source, text, targetFormat, variationAxes) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  return subsetFont(whole, text, { targetFormat, variationAxes });
}

/** The second font with the characters of the first. */
async function put(some, into) {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  const [from, to] = [join(folder, 'from.ttf'), join(folder, 'to.ttf')];
  await Promise.all([writeFile(from, some), writeFile(to, into)]);
  execFileSync('/usr/bin/python3', [fileURLToPath(new URL('addGlyphs.py', import.meta.url)), to, from]);
  const font = await readFile(to);
  await rm(folder, { recursive: true });
  return font;
}

async function write(file, font) {
  await writeFile(new URL(file, import.meta.url), font);
  console.log(`${file}: ${font.length} bytes`);
}
