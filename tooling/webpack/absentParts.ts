import webpack from 'webpack';
import { inRepository } from '../workspace/repository';

/** Parts of libraries that the shop never reaches and webpack cannot see to be out of reach, each with what stands for it. */
const absent: [RegExp, string][] = [
  [/\/SnapshotHandler\.js$/, 'snapshots.mjs'],
  [/\/utils\/preload\.js$/, 'preloading.mjs'],
  [/\/Prefixer\.js$/, 'prefixes.mjs'],
];
const libraries = /node_modules\/(@module-federation\/runtime-core|stylis)\//;

export const absentParts = (): webpack.NormalModuleReplacementPlugin[] =>
  absent.map(
    ([part, standIn]) =>
      new webpack.NormalModuleReplacementPlugin(part, (resource: { context: string; request: string }) => {
        if (libraries.test(`${resource.context}/`))
          resource.request = inRepository(`tooling/webpack/absent/${standIn}`);
      }),
  );
