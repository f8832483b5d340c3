import path from 'node:path';
import webpack from 'webpack';
import { kitFolder } from '../project/kitFolder';

/** The file of `library` that ends so is replaced by `standIn`, which says why nobody misses it. */
export const absentPart = (
  library: RegExp,
  part: RegExp,
  standIn: string,
): webpack.NormalModuleReplacementPlugin =>
  new webpack.NormalModuleReplacementPlugin(part, (resource: { context: string; request: string }) => {
    if (library.test(`${resource.context}/`)) resource.request = standIn;
  });

const inKit = (name: string) => path.join(kitFolder(), 'absent', name);

/** What the federation runtime says of its faults, beside their codes. */
export const absentDescriptions = (): webpack.NormalModuleReplacementPlugin =>
  absentPart(/node_modules\/@module-federation\/error-codes\//, /\/desc\.mjs$/, inKit('descriptions.mjs'));

const bundlerRuntime = /node_modules\/@module-federation\/webpack-bundler-runtime\//;

/** What of the federation runtime comes with every entry, though no remote reaches it. */
export const absentFromEntries = (): webpack.NormalModuleReplacementPlugin[] => [
  absentDescriptions(),
  absentPart(/node_modules\/@module-federation\/sdk\//, /\/logger\.js$/, inKit('logger.mjs')),
  absentPart(bundlerRuntime, /^\.\/init\.js$/, inKit('init.mjs')),
  absentPart(
    bundlerRuntime,
    /^\.\/(installInitialConsumes|getSharedFallbackGetter)\.js$/,
    inKit('unreached.mjs'),
  ),
];
