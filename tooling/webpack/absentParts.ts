import type webpack from 'webpack';
import { absentDescriptions, absentPart } from '@shop/kit/build';
import { inRepository } from '../workspace/repository';

const runtimeCore = /node_modules\/@module-federation\/runtime-core\//;

/** Parts of libraries that the shop never reaches and webpack cannot see to be out of reach, each with what stands for it. */
const absent: [RegExp, RegExp, string][] = [
  [runtimeCore, /\/SnapshotHandler\.js$/, 'snapshots.mjs'],
  [runtimeCore, /\/utils\/preload\.js$/, 'preloading.mjs'],
  [/node_modules\/@module-federation\/sdk\//, /\/logger\.js$/, 'logger.mjs'],
  [/node_modules\/stylis\//, /\/Prefixer\.js$/, 'prefixes.mjs'],
];

export const absentParts = (): webpack.NormalModuleReplacementPlugin[] => [
  ...absent.map(([library, part, standIn]) =>
    absentPart(library, part, inRepository(`tooling/webpack/absent/${standIn}`)),
  ),
  absentDescriptions(),
];
