import { fontsByUse } from './fontFiles';

/** What pages are written in; the same characters as in fonts/subsetFonts.mjs. */
const letters =
  'U+0020-007E,U+00A0,U+00A9,U+00AE,U+00B0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212';
/** What shoppers may be called besides. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';
const rupee = 'U+20B9';
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20B8,U+20BA-20C0';

/**
 * The brand's fonts as CSS, and stand-ins whose letters take the same room until they are there, so that nothing
 * shifts. Of two files for one character the later counts, so the letters follow all of Latin. The adjustments
 * were measured in Chromium: mean advance, ascent and descent of both faces. Part of the document and not of
 * `GlobalStyle`, which is inserted anew when a page comes alive: all its text would be laid out once more.
 */
export const fontFaceRules = `
  @font-face {
    font-family: 'Anek Latin Variable';
    font-weight: 100 800;
    font-display: swap;
    src: url('${fontsByUse.anekLatin.path}') format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Anek Latin Variable';
    font-weight: 100 800;
    font-display: swap;
    src: url('${fontsByUse.anekLatinExt.path}') format('woff2');
    unicode-range: ${latinExt};
  }
  @font-face {
    font-family: 'Anek Latin Variable';
    font-weight: 100 800;
    font-display: swap;
    src: url('${fontsByUse.anekRupee.path}') format('woff2');
    unicode-range: ${rupee};
  }
  @font-face {
    font-family: 'Anek Latin Variable';
    font-weight: 100 800;
    font-display: swap;
    src: url('${fontsByUse.anekLetters.path}') format('woff2');
    unicode-range: ${letters};
  }
  @font-face {
    font-family: 'Rozha One';
    font-display: swap;
    src: url('${fontsByUse.rozhaLatin.path}') format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Rozha One';
    font-display: swap;
    src: url('${fontsByUse.rozhaLetters.path}') format('woff2');
    unicode-range: ${letters};
  }
  @font-face {
    font-family: 'Anek Fallback';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 92.6%;
    ascent-override: 97.2%;
    descent-override: 21.6%;
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
`;
