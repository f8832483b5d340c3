import type webpack from 'webpack';
import { absentDescriptions, absentPart } from '@shop/kit/build';
import { inRepository } from '../workspace/repository';

/** Parts of libraries that the shop never reaches and webpack cannot see to be out of reach, each with what stands for it. */
const absent: [RegExp, string][] = [
  [/\/SnapshotHandler\.js$/, 'snapshots.mjs'],
  [/\/utils\/preload\.js$/, 'preloading.mjs'],
  [/\/Prefixer\.js$/, 'prefixes.mjs'],
];
const libraries = /node_modules\/(@module-federation\/runtime-core|stylis)\//;

export const absentParts = (): webpack.NormalModuleReplacementPlugin[] => [
  ...absent.map(([part, standIn]) =>
    absentPart(libraries, part, inRepository(`tooling/webpack/absent/${standIn}`)),
  ),
  absentDescriptions(),
];
