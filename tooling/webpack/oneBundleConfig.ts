import webpack, { type Configuration } from 'webpack';
import { inRepository } from '../workspace/repository';
import { shellBrowserConfig } from './shellConfig';

/**
 * The shell and all remotes in the browser as one application without federation, from the same sources: what federation
 * costs is measured against it, and nobody is served it. `remotes` is the module that stands for the shell's way to bring
 * remotes in; `chunkFilename` says where scripts go that are fetched later.
 */
export function oneBundleConfig(output: string, remotes: string, chunkFilename: string): Configuration {
  const shell = shellBrowserConfig('production', output);
  return {
    ...shell,
    name: 'one bundle',
    entry: { main: './src/entry-client.ts' },
    output: { ...shell.output, uniqueName: 'one-bundle', chunkFilename },
    module: { ...shell.module, rules: [...chunkNamesByRemote, ...(shell.module?.rules ?? [])] },
    plugins: [
      ...(shell.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/federation\/createRemotes$/, remotes),
    ],
  };
}

/** Two remotes may have pages of one name. */
const chunkNamesByRemote = [
  {
    test: /\/(mf-[\w-]+)\/src\/.*\.tsx?$/,
    enforce: 'pre' as const,
    loader: inRepository('tooling/webpack/chunkNameLoader.mjs'),
  },
];
