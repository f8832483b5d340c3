/** A font that the web server serves: `path` in the browser, `file` as a module specifier to resolve it by. */
export interface FontFile {
  path: string;
  file: string;
}

const anek = '@fontsource-variable/anek-latin/files/anek-latin';

/**
 * All self-hosted fonts by what they hold, for the page's styles and the server's routes. None is preloaded: browsers keep a page
 * from being painted until fonts that its head asks for are there or a while has passed, and stand-ins take the same room.
 */
export const fontsByUse = {
  /** The second cut of its version: browsers keep each address for good. */
  anekLetters: {
    path: '/fonts/anek-latin-letters-5.3.0-2.woff2',
    file: '@shop/ui/fonts/anek-latin-letters.woff2',
  },
  anekLatin: {
    path: '/fonts/anek-latin-5.3.0.woff2',
    file: `${anek}-latin-wght-normal.woff2`,
  },
  anekLatinExt: {
    path: '/fonts/anek-latin-ext-5.3.0.woff2',
    file: `${anek}-latin-ext-wght-normal.woff2`,
  },
  rozhaLetters: {
    path: '/fonts/rozha-one-letters-5.3.0.woff2',
    file: '@shop/ui/fonts/rozha-one-letters.woff2',
  },
  rozhaLatin: {
    path: '/fonts/rozha-one-5.3.0.woff2',
    file: '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
  },
} satisfies Record<string, FontFile>;

/** All of them, for whoever serves them. */
export const fontFiles: FontFile[] = Object.values(fontsByUse);
