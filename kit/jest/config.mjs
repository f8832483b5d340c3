import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from './transform.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const base = {
  clearMocks: true,
  // What pages can link to: the remote's own links, and those that `shop-remote links --shop …` found in a shop.
  globals: { __SHOP_LINKS__: { ...read('shop-links.json'), ...read('remote.json').links } },
  transform,
  // The shop's packages are ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@shop/)'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
};

/** The tests of one remote in its own repository: `*.test.ts` on Node, `*.test.tsx` in a browser-like page (jsdom). */
export default {
  projects: [
    { ...base, displayName: 'rules', testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    {
      ...base,
      displayName: 'components',
      testEnvironment: here('browserEnvironment.mjs'),
      setupFilesAfterEnv: [here('waiting.mjs')],
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    },
  ],
};
