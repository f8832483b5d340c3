import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { createPlatform } from '@shop/kernel/platform';
import { fontFaceRules } from '@shop/ui/fonts';
import type { RemoteProject } from '../project/readProject';
import { baseConfig } from './baseConfig';
import { pageRule } from './refreshRules';
import { Unoffered } from './Unoffered';

const page = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${fontFaceRules}</style><div id="root"></div></html>`;

/** One remote alone, without federation: its own copies of everything, for development. Edits replace components. */
export function standaloneConfig(
  { folder, manifest }: RemoteProject,
  environment: Parameters<typeof createPlatform>[0]['environment'],
): Configuration {
  const base = baseConfig(folder, 'development', 'refresh');
  return {
    ...base,
    name: `${manifest.name} alone`,
    target: ['web', 'es2022'],
    entry: { main: './src/standalone.tsx' },
    output: { publicPath: '/', filename: '[name].js' },
    // The runtime changes with every edit: apart, it leaves the big script with all libraries as it was written.
    optimization: { ...base.optimization, runtimeChunk: 'single' },
    module: {
      ...base.module,
      rules: [pageRule(folder), ...(base.module?.rules ?? [])],
    },
    plugins: [
      new webpack.DefinePlugin({
        __STANDALONE_ENVIRONMENT__: JSON.stringify(environment),
        __STANDALONE_LINKS__: JSON.stringify(manifest.links ?? {}),
      }),
      new Unoffered(),
      new HtmlWebpackPlugin({ templateContent: page, title: manifest.name }),
      new ReactRefreshPlugin({ include: /\.tsx?$/, exclude: /node_modules/ }),
    ],
  };
}
