/**
 * Makes the fonts of invoices, of the characters that names, addresses and amounts are written in. Run again after another
 * version of the fonts: `npm run fonts -w supabase`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join('');
/** ASCII, the letters of western and transliterated names, quotes and dashes, and the rupee sign. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ṃṅñṇṭḍḷṛśṣḥ–—‘’“”•…×−₹`;

const fonts = await Promise.all(
  [
    ['regular', '400Regular'],
    ['bold', '600SemiBold'],
  ].map(async ([name, file]) => {
    const source = import.meta.resolve(`@expo-google-fonts/anek-latin/${file}/AnekLatin_${file}.ttf`);
    const font = await subsetFont(await readFile(fileURLToPath(source)), letters, {
      targetFormat: 'truetype',
    });
    console.log(`${name}: ${font.length} bytes`);
    return `  ${name}: '${font.toString('base64')}',`;
  }),
);
await writeFile(
  new URL('invoiceFonts.ts', import.meta.url),
  `/** Anek Latin (OFL), written by subsetFonts.mjs; TrueType in base64, so that functions carry it wherever they run. */
export const invoiceFonts = {
${fonts.join('\n')}
} as const;
`,
);
