/** The scripts of India from Devanagari to Malayalam have a block of 128 places each, and the same letter at the same place. */
const words = /[\u0900-\u0d7f\u200c\u200d]+/g;
const placeOf = (code: number) => code & 0x7f;
/** From here on the scripts of the south, whose words keep their last vowel. */
const south = 0x0b80;
const isOf = (code: number, first: number, last: number) => code >= first && code <= last;

const vowels = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const consonants =
  'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ');
/** With a dot below. */
const dotted: ReadonlyMap<string, string> = new Map([
  ['k', 'q'],
  ['j', 'z'],
  ['d', 'r'],
  ['dh', 'rh'],
  ['ph', 'f'],
]);
const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const dot = 0x3c;
const noVowel = 0x4d;
/** What one script has alone: khanda ta, the letters of Assam, and the closed consonants of Malayalam. */
const single: ReadonlyMap<number, string> = new Map([
  [0x09ce, 't'],
  [0x09f0, 'r'],
  [0x09f1, 'v'],
  ...[...'nnrllk'].map((sound, n): [number, string] => [0x0d7a + n, sound]),
]);

const isConsonant = (code: number) => isOf(placeOf(code), 0x15, 0x39);
const isNasal = (code: number) => [0x01, 0x02].includes(placeOf(code)) || code === 0x0a70;

/** Text in scripts of India by the Hunterian system, as maps and couriers write names: `प्रिया शर्मा` is Priya Sharma. */
const romanise = (text: string): string =>
  text.replaceAll(words, (word) => {
    const codes = Array.from(word.replaceAll(/[\u200c\u200d]/g, ''), (sign) => sign.charCodeAt(0));
    const sounds = codes.map((code, at) => soundOf(code, at, codes)).join('');
    return sounds.charAt(0).toUpperCase() + sounds.slice(1);
  });

function soundOf(code: number, at: number, codes: readonly number[]): string {
  const place = placeOf(code);
  const next = codes[at + 1];
  if (single.has(code)) return single.get(code) ?? '';
  if (isConsonant(code)) return consonantAt(at, codes);
  if (isNasal(code)) {
    const isLabial = next === undefined ? code >= south : isOf(placeOf(next), 0x2a, 0x2e);
    return isLabial ? 'm' : 'n';
  }
  if (isOf(place, 0x05, 0x14)) return vowels[place - 0x05] ?? '';
  if (isOf(place, 0x3e, 0x4c)) return signs[place - 0x3e] ?? '';
  if (isOf(place, 0x66, 0x6f)) return String(place - 0x66);
  if (place === 0x03) return 'h';
  return place === 0x64 || place === 0x65 ? '.' : '';
}

/** A consonant sounds with an `a` of its own, unless another vowel or none is written. */
function consonantAt(at: number, codes: readonly number[]): string {
  const code = codes[at] ?? 0;
  const plain = consonants[placeOf(code) - 0x15] ?? '';
  const hasDot = placeOf(codes[at + 1] ?? 0) === dot;
  const sound = hasDot ? (dotted.get(plain) ?? plain) : plain;
  const after = codes[at + (hasDot ? 2 : 1)];
  if (after !== undefined) return isOf(placeOf(after), 0x3e, noVowel) ? sound : `${sound}a`;
  // Ram, and not Rama; but Mitra, whose consonants come together, and Na, which is all of a word.
  const isSilent =
    code < south && at > 0 && placeOf(codes[at - 1] ?? 0) !== noVowel && !isOf(code, 0x0b00, 0x0b7f);
  return isSilent ? sound : `${sound}a`;
}

/** What the fonts of papers have (`invoice/subsetFonts.mjs`), and the end of a line. */
const drawn = /[\n -~\u00a0-\u017fṃṅṇṭḍḷṛśṣḥ–—‘’“”•…×−₹]/;

/**
 * A text in letters that the fonts of papers have, and couriers all over India read: scripts of India are romanised, other
 * letters lose their marks or become a question mark, and pictures go.
 */
export function printable(text: string): string {
  const known = Array.from(romanise(text.normalize('NFC')), (sign) => {
    if (drawn.test(sign)) return sign;
    const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return [...plain].every((part) => drawn.test(part)) ? plain : /\p{L}/u.test(sign) ? '\ufffd' : '';
  }).join('');
  return known
    .replaceAll(/\ufffd+/g, '?')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
