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

/**
 * The brand's fonts as CSS, and stand-ins whose letters take the same room until they are there, so that nothing
 * shifts; where a device has no narrow one, wide letters are made smaller. Of two files for one character the later counts, so the letters follow all of Latin. The adjustments
 * were measured in Chromium: mean advance, ascent and descent of both faces. Part of the document and not of
 * `GlobalStyle`, which is inserted anew when a page comes alive: all its text would be laid out once more.
 */
export const fontFaceRules = withoutRoom(`
  ${face(anek, '100 800', fontsByUse.anekLatin, latin)}
  ${face(anek, '100 800', fontsByUse.anekLatinExt, latinExt)}
  ${face(anek, '100 800', fontsByUse.anekLetters, letters)}
  ${face(rozha, '400', fontsByUse.rozhaLatin, latin)}
  ${face(rozha, '400', fontsByUse.rozhaLetters, letters)}
  @font-face {
    font-family: 'Anek Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 92.6%;
    ascent-override: 97.2%;
    descent-override: 21.6%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Anek Wide Fallback';
    src: local('DejaVu Sans'), local('Verdana');
    size-adjust: 80%;
    ascent-override: 112.5%;
    descent-override: 25%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Rozha Fallback';
    src: local('Times New Roman Bold'), local('Liberation Serif Bold'), local('Noto Serif Bold');
    size-adjust: 109%;
    ascent-override: 91.6%;
    descent-override: 38.7%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Rozha Wide Fallback';
    src: local('DejaVu Serif');
    size-adjust: 89%;
    ascent-override: 112.2%;
    descent-override: 47.4%;
    line-gap-override: 0%;
  }
`);
