import { availableParallelism } from 'node:os';
import { transform } from './kit/jest/transform.mjs';
import { shopLinks } from './tooling/jest/shopLinks.mjs';
import { atThisPace } from './tooling/pace/pace.mjs';
import { keepScratchInMemory } from './tooling/scratch/scratch.mjs';

keepScratchInMemory();

const base = {
  clearMocks: true,
  globals: { __SHOP_LINKS__: shopLinks },
  moduleNameMapper: { '^fast-check$': '<rootDir>/tooling/jest/fastCheck.cjs' },
  transform,
  transformIgnorePatterns: [
    '/node_modules/(?!(@shop|jose|hono|@hono|openid-client|oauth4webapi|oidc-provider)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
};

const databasePackages = ['supabase', 'supabase-local', 'fuzz'];

/** One Jest run for every package: `*.test.ts` on Node, `*.test.tsx` in a browser-like page (jsdom). */
export default {
  // Only what hangs meets it: backends start and pages load while other tests keep all cores busy.
  testTimeout: atThisPace(300_000),
  // Most tests wait for a database process of their own, so that a test for each core leaves cores idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: '<rootDir>/tooling/jest/longestFirst.mjs',
  projects: [
    {
      ...base,
      displayName: 'rules',
      testEnvironment: '<rootDir>/tooling/jest/nodeEnvironment.mjs',
      testMatch: [
        '<rootDir>/{shared-kernel,shared-ui,shell,mf-*,registry,kit,sample-catalogue,tooling,e2e}/**/*.test.ts',
      ],
    },
    {
      ...base,
      displayName: 'components',
      testEnvironment: '<rootDir>/kit/jest/browserEnvironment.mjs',
      testMatch: ['<rootDir>/{shared-kernel,shared-ui,shell,mf-*,tooling}/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/waiting.mjs'],
    },
    {
      ...base,
      displayName: 'database',
      testEnvironment: '<rootDir>/tooling/jest/databaseEnvironment.mjs',
      testMatch: databasePackages.map((name) => `<rootDir>/${name}/**/*.test.ts`),
      globalSetup: '<rootDir>/tooling/jest/startDatabases.ts',
      globalTeardown: '<rootDir>/tooling/jest/stopDatabases.ts',
    },
  ],
};
