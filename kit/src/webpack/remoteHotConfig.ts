import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { RemoteProject } from '../project/readProject';
import { pageRule, refreshFile } from './refreshRules';
import { remoteBrowserConfig } from './remoteConfig';

/**
 * A remote in the browser whose components are replaced where they stand, in a shell that was built for development and
 * follows `hot` updates in the remote's folder.
 */
export function remoteHotConfig(project: RemoteProject, output: string): Configuration {
  const base = remoteBrowserConfig(project, 'development', output, 'refresh');
  return {
    ...base,
    module: { ...base.module, rules: [pageRule(project.folder), ...(base.module?.rules ?? [])] },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.HotModuleReplacementPlugin(),
      // By name in the plugin's own modules, by path in what its loader writes into ours.
      new webpack.NormalModuleReplacementPlugin(
        /react-refresh[\\/]runtime(\.js)?$/,
        refreshFile('shellRuntime.cjs'),
      ),
      new ReactRefreshPlugin({ include: /\.tsx?$/, exclude: /node_modules/, overlay: false }),
      new webpack.EntryPlugin(project.folder, refreshFile('followShop.mjs'), { name: undefined }),
    ],
  };
}
