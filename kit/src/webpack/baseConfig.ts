import { createRequire } from 'node:module';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { kitFolder } from '../project/kitFolder';

export type BuildMode = 'production' | 'development';

/** Which React runs what is built. By `refresh`, a development build, in which components can be replaced. */
export type ReactMode = BuildMode | 'refresh';

const { resolve } = createRequire(import.meta.url);

/** What every build of ours has in common. `context` is the folder of what is built. */
export function baseConfig(context: string, mode: BuildMode, react: ReactMode = mode): Configuration {
  const development = mode === 'development';
  return {
    context,
    mode,
    // No eval: the shop's Content-Security-Policy holds in development as well.
    devtool: development ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [typescriptRule(development, react), ...(development ? [] : [idsRule])] },
    optimization: {
      moduleIds: development ? 'named' : 'deterministic',
      chunkIds: development ? 'named' : 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { ecma: 2020, compress, mangle: true },
          // Nobody's phone reads them: they are delivered beside the script.
          extractComments: { condition: 'some', filename: '[file].licences.txt', banner: false },
        }),
      ],
    },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    performance: false,
  };
}

/** What one pass leaves, the next may see to be unused. */
const compress = { ecma: 2020, passes: 3 };

/** Whoever develops reads the names. The last of the list comes first. */
const idsRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'post',
  use: ['namelessComponents', 'shortIds'].map((name) => path.join(kitFolder(), `styles/${name}.mjs`)),
};

/** The styled-components plugin gives browser and server the same class names, without which hydration fails. */
function typescriptRule(development: boolean, react: ReactMode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: {
            runtime: 'automatic',
            development: react !== 'production',
            refresh: react === 'refresh',
          },
        },
        experimental: {
          plugins: [
            [
              resolve('@swc/plugin-styled-components'),
              { ssr: true, displayName: development, fileName: development },
            ],
          ],
        },
      },
      module: { type: 'es6' },
    },
  };
}
