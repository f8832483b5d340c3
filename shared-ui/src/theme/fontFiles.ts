/** A font that the web server serves: `path` in the browser, `file` as a module specifier to resolve it by. */
export interface FontFile {
  path: string;
  file: string;
  /** True for what every page shows; the others are fetched once a letter of theirs is on the page. */
  preload: boolean;
}

const anek = '@fontsource-variable/anek-latin/files/anek-latin';

/** All self-hosted fonts by what they hold, for the page's styles, the server's routes and its preload links. */
export const fontsByUse = {
  anekLetters: {
    path: '/fonts/anek-latin-letters-5.3.0.woff2',
    file: '@shop/ui/fonts/anek-latin-letters.woff2',
    preload: true,
  },
  anekLatin: {
    path: '/fonts/anek-latin-5.3.0.woff2',
    file: `${anek}-latin-wght-normal.woff2`,
    preload: false,
  },
  anekLatinExt: {
    path: '/fonts/anek-latin-ext-5.3.0.woff2',
    file: `${anek}-latin-ext-wght-normal.woff2`,
    preload: false,
  },
  rozhaLetters: {
    path: '/fonts/rozha-one-letters-5.3.0.woff2',
    file: '@shop/ui/fonts/rozha-one-letters.woff2',
    preload: true,
  },
  rozhaLatin: {
    path: '/fonts/rozha-one-5.3.0.woff2',
    file: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
    preload: false,
  },
} satisfies Record<string, FontFile>;

export const fontFiles: FontFile[] = Object.values(fontsByUse);
