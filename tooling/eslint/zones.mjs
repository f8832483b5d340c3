import { readdirSync } from 'node:fs';

/**
 * Who may import whom (docs/architecture.md). A zone is a folder; `may` lists the zones and the guarded libraries it may
 * import, `types` those it may import types from. The innermost folder decides.
 *
 * @typedef {{ folder: string, may: string[], types?: string[], reason: string }} Zone
 */

const domain = 'shared-kernel/src/domain';
const data = 'shared-kernel/src/data';
const platform = 'shared-kernel/src/platform';
const react = 'shared-kernel/src/react';
const routing = 'shared-kernel/src/routing';
const testing = 'shared-kernel/src/testing';
const standalone = 'shared-kernel/src/standalone';
const ui = 'shared-ui';
const desk = 'registry/src/desk';
const registryTesting = 'registry/src/testing';
const registry = ['registry', desk, registryTesting];
const kernel = [domain, data, platform, react, routing, testing, standalone];

/** Libraries that stay single because one package alone imports them. */
export const guardedLibraries = ['react-router', 'react-router-dom', 'rxjs', '@supabase/supabase-js'];

const toolingFloors = [
  'tooling/workspace',
  'tooling/webpack',
  'tooling/build',
  'tooling/gallery',
  'tooling/release',
];

/** Test cases that run through TypeScript and SQL alike, wherever their owner keeps them. */
export const sharedFixture = /\.vectors\.json$/;

const team = (folder) => ({
  folder,
  may: [...kernel, ui],
  reason:
    'A remote releases on its own. Parts of another team come through <Slot>, routing, rxjs and supabase-js through @shop/kernel.',
});

/** @type {Zone[]} */
export const zones = [
  { folder: domain, may: [], reason: 'Rules must run everywhere, so they import nothing.' },
  {
    folder: data,
    may: [domain, '@supabase/supabase-js'],
    reason: 'Data calls know rules and the backend, nothing that shows anything.',
  },
  {
    folder: platform,
    may: [domain, data, 'rxjs'],
    types: ['@supabase/supabase-js'],
    reason: 'The contract between shell and remotes must not depend on how pages are drawn or routed.',
  },
  {
    folder: react,
    may: [domain, data, platform],
    reason: 'The React binding is thin: it knows the platform alone.',
  },
  {
    folder: routing,
    may: [domain, data, platform, react, 'react-router-dom'],
    reason: 'The routing facade knows the platform and its React binding alone.',
  },
  {
    folder: standalone,
    may: [...kernel, 'react-router-dom'],
    reason: 'The starter of remotes alone knows no pixels.',
  },
  {
    folder: testing,
    may: [...kernel, 'react-router-dom'],
    reason: 'Builders for tests know the kernel alone.',
  },
  { folder: ui, may: [], reason: 'The design system knows pixels, no product.' },
  ...readdirSync(new URL('../../', import.meta.url))
    .filter((folder) => folder.startsWith('mf-'))
    .map(team),
  {
    folder: 'registry',
    may: [platform, registryTesting],
    reason: 'Whoever reads or writes what is live needs no page for it.',
  },
  {
    folder: desk,
    may: ['registry', registryTesting, '@supabase/supabase-js'],
    reason: 'What is live changes in one place, which knows the rules and no tool.',
  },
  { folder: registryTesting, may: ['registry', desk], reason: 'Builders for tests know what they build.' },
  {
    folder: 'kit',
    may: [domain, platform, ui, ...registry],
    reason:
      'A remote may lie in any repository: its kit knows the folder that it is given, and what is published.',
  },
  {
    folder: 'shell',
    may: [...kernel, ui, 'registry', registryTesting, 'react-router-dom'],
    reason:
      'The shell brings remotes in at run time and holds the one router; rxjs and supabase-js come from @shop/kernel.',
  },
  {
    folder: 'shell/src/server',
    may: [
      'shell',
      ...kernel,
      ui,
      'registry',
      desk,
      registryTesting,
      'react-router-dom',
      '@supabase/supabase-js',
    ],
    reason: 'The web server brings remotes in at run time.',
  },
  {
    folder: 'sample-catalogue',
    may: [domain],
    reason: 'Samples follow the rules of the shop and know nobody who shows or stores them.',
  },
  {
    folder: 'test-databases',
    may: [],
    reason: 'Whoever has something to test opens a database by it, so it knows nobody.',
  },
  {
    folder: 'supabase',
    may: [domain, 'sample-catalogue', 'test-databases', '@supabase/supabase-js'],
    types: [data],
    reason: 'Functions and SQL tests share rules and types of the database with the interface, nothing else.',
  },
  {
    folder: 'supabase-local',
    may: [
      domain,
      desk,
      registryTesting,
      'sample-catalogue',
      'supabase',
      'test-databases',
      '@supabase/supabase-js',
    ],
    reason: 'The local backend stands for a hosted one, which knows nothing of the interface.',
  },
  {
    folder: 'e2e',
    may: [
      domain,
      desk,
      'supabase-local',
      'e2e/chaos',
      'e2e/bench/api',
      'tooling/pace',
      'tooling/scratch',
      '@supabase/supabase-js',
    ],
    reason: 'Journeys see the shop as a shopper does: through the browser.',
  },
  {
    folder: 'e2e/chaos',
    may: ['supabase', 'supabase-local', 'test-databases', 'e2e', '@supabase/supabase-js'],
    reason: 'The chaos run starts and kills databases, and looks into their books.',
  },
  {
    folder: 'e2e/bench/api',
    may: [data, 'supabase-local', 'test-databases', 'e2e', '@supabase/supabase-js'],
    reason: 'The measurement of the data service starts databases and asks what pages ask, without pages.',
  },
  {
    folder: 'e2e/load',
    may: [data, 'supabase-local', 'test-databases', 'e2e', 'e2e/bench/api', '@supabase/supabase-js'],
    reason: 'The load starts databases and asks what pages ask, without pages.',
  },
  { folder: 'tooling/pace', may: [], reason: 'Deadlines are asked for by every runner of tests.' },
  { folder: 'tooling/scratch', may: [], reason: 'Every runner of tests needs room for what is thrown away.' },
  {
    folder: 'fuzz',
    may: [
      domain,
      desk,
      'supabase',
      'supabase-local',
      'test-databases',
      'tooling/pace',
      '@supabase/supabase-js',
    ],
    reason: 'Whoever attacks the shop knows what goes over the wire.',
  },
  {
    folder: 'tooling',
    may: [
      domain,
      platform,
      ui,
      'kit',
      ...registry,
      'sample-catalogue',
      'supabase-local',
      'test-databases',
      'tooling/pace',
      'tooling/testing',
      'tooling/upgrade',
      ...toolingFloors,
    ],
    reason: 'Tools know contracts, not pages.',
  },
  {
    folder: 'tooling/upgrade',
    may: ['tooling', 'supabase', 'supabase-local', 'kit', ...toolingFloors],
    reason: 'Whoever opens what an earlier release wrote looks into its books.',
  },
  {
    folder: 'tooling/testing',
    may: [domain, platform, 'kit', ...registry, 'tooling', ...toolingFloors],
    reason: 'Tests of tools know what their tools know.',
  },
  // From the ground up: none knows those above it.
  ...toolingFloors.map((folder, floor) => ({
    folder,
    may: [domain, platform, ui, 'kit', ...registry, 'tooling/testing', ...toolingFloors.slice(0, floor)],
    reason: `Tools stand on each other in one order: ${toolingFloors.join(', ')}.`,
  })),
];
