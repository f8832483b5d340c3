import { type FontFile, fontsByUse } from './fontFiles';

/** What pages are written in; the same characters as in fonts/subsetFonts.mjs. */
const letters =
  'U+0020-007E,U+00A0,U+00A9,U+00AE,U+00B0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20B9,U+2192,U+2212';
/** What shoppers may be called besides. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0';

/** Files of one family share one span of weights, whatever they hold: else only one of them is asked. */
const face = (family: string, weights: string, { path }: FontFile, range: string) => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weights};
    font-display: swap;
    src: url('${path}') format('woff2');
    unicode-range: ${range};
  }`;

/** It stands in every page. */
const withoutRoom = (css: string) => css.replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};:]) ?/g, '$1');

const anek = 'Anek Latin Variable';
const rozha = 'Rozha One';

/** What a face takes above and below its base line, in hundredths of its size. */
interface Height {
  ascent: number;
  descent: number;
}

/** A font of the device that takes the room of one of ours. `width` is the adjustment in hundredths. */
const standIn = (
  family: string,
  weights: string,
  width: number,
  { ascent, descent }: Height,
  ...names: string[]
) => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weights};
    src: ${names.map((name) => `local('${name}')`)};
    size-adjust: ${width}%;
    ascent-override: ${((ascent / width) * 100).toFixed(1)}%;
    descent-override: ${((descent / width) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }`;

const anekHeight = { ascent: 90, descent: 20 };
const rozhaHeight = { ascent: 99.9, descent: 42.2 };
const light = '1 499';
const heavy = '500 900';

/**
 * The brand's fonts as CSS, and stand-ins whose letters take the same room until they are there, so that nothing
 * shifts: of phones, of desks, and the wide ones where a device has neither. Of two files for one character the later counts, so the letters follow all of Latin. The adjustments
 * were measured in Chromium: the width of all texts of home, a listing, a product, the bag and a text page in both faces, heavy ones by
 * themselves. Part of the document and not of
 * `GlobalStyle`, which is inserted anew when a page comes alive: all its text would be laid out once more.
 */
export const fontFaceRules = withoutRoom(`
  ${face(anek, '100 800', fontsByUse.anekLatin, latin)}
  ${face(anek, '100 800', fontsByUse.anekLatinExt, latinExt)}
  ${face(anek, '100 800', fontsByUse.anekLetters, letters)}
  ${face(rozha, '400', fontsByUse.rozhaLatin, latin)}
  ${face(rozha, '400', fontsByUse.rozhaLetters, letters)}
  ${standIn('Anek Phone', light, 92.5, anekHeight, 'Roboto')}
  ${standIn('Anek Phone', heavy, 95.2, anekHeight, 'Roboto Bold', 'Roboto')}
  ${standIn('Anek Desk', light, 91.4, anekHeight, 'Arial', 'Liberation Sans')}
  ${standIn('Anek Desk', heavy, 89.6, anekHeight, 'Arial Bold', 'Liberation Sans Bold')}
  ${standIn('Anek Wide', light, 80.8, anekHeight, 'Verdana', 'DejaVu Sans')}
  ${standIn('Anek Wide', heavy, 76, anekHeight, 'Verdana Bold', 'DejaVu Sans Bold')}
  ${standIn('Rozha Phone', '400', 91.3, rozhaHeight, 'Noto Serif Bold')}
  ${standIn('Rozha Desk', '400', 106.8, rozhaHeight, 'Times New Roman Bold', 'Liberation Serif Bold')}
  ${standIn('Rozha Wide', '400', 82, rozhaHeight, 'DejaVu Serif Bold')}
`);
