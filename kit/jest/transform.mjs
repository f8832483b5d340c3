import { createRequire } from 'node:module';

/** Turns TypeScript and ES modules into what Jest runs. */
export const transform = {
  '^.+\\.(ts|tsx|js|mjs)$': [
    createRequire(import.meta.url).resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
