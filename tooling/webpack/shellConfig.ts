import { existsSync } from 'node:fs';
import webpack, { type Configuration, type EntryObject, type RuleSetRule } from 'webpack';
import { baseConfig, browserIntegrity, type BuildMode, refreshFile, Unoffered } from '@shop/kit/build';
import { propertyName, type Token, tokens } from '@shop/ui/tokens';
import { inRepository } from '../workspace/repository';
import { sharedVersions } from '../workspace/sharedPackages';
import { tracingPackage } from '../workspace/tracingPackage';
import { absentParts } from './absentParts';
import { refusedParts, unreachedParts } from './unreachedParts';

// The package's `exports` name the build with warnings alone, whatever the mode.
const routerWithoutWarnings = {
  'react-router$': inRepository('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom$': inRepository('node_modules/react-router/dist/production/dom-export.mjs'),
};

/** What the shell brings, and so what remotes get. */
const stylesBy = (quiet: string): RuleSetRule => ({
  test: /\.tsx?$/,
  resolve: { alias: { 'styled-components$': inRepository(`tooling/webpack/${quiet}`) } },
});

/** The tokens that rules name, as the shell's own scripts have them, which are built together with the list of them. */
const tokensWritten: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  // Before the compiler takes templates apart.
  enforce: 'pre',
  loader: inRepository('tooling/webpack/writtenTokens.mjs'),
  options: {
    values: Object.fromEntries(
      Object.keys(tokens).map((token) => [token, `var(${propertyName(token as Token, true)})`]),
    ),
  },
};

const sharedVersionsWritten = () => ({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()) });

/**
 * What `experiments.optimization` of the federation plugin writes into its runtime. Remotes are registered by their
 * entry: snapshots serve those that are found by a manifest.
 */
const federationRuntime = {
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  ENV_TARGET: JSON.stringify('web'),
};

/** The shell in the browser. Libraries are a script of their own, so that a shell release keeps them cached. */
export function shellBrowserConfig(mode: BuildMode, output: string): Configuration {
  const base = baseConfig(inRepository('shell'), mode);
  const name = mode === 'production' ? '[name].[contenthash:10].js' : '[name].js';
  return {
    ...base,
    name: 'shell in the browser',
    target: ['web', 'es2022'],
    entry: {
      main: [...(mode === 'development' ? [refreshFile('provideRuntime.mjs')] : []), './src/entry-client.ts'],
    },
    resolve: {
      ...base.resolve,
      alias: mode === 'production' ? routerWithoutWarnings : {},
      // rxjs has its classes as such under this condition alone; else they come as functions with helpers.
      conditionNames: ['es2015', '...'],
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        stylesBy('quietStyled.mjs'),
        ...(mode === 'production' ? [tokensWritten, ...unreachedParts] : [refusedParts]),
      ],
    },
    output: {
      path: output,
      publicPath: '/',
      uniqueName: 'shell',
      filename: `assets/${name}`,
      chunkFilename: `assets/${name}`,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: { vendor: { test: /node_modules/, name: 'vendor', chunks: 'initial', enforce: true } },
      },
    },
    plugins: [
      new webpack.DefinePlugin({ ...sharedVersionsWritten(), ...federationRuntime }),
      new Unoffered(),
      ...(mode === 'production' ? absentParts() : []),
      ...browserIntegrity(mode),
    ],
  };
}

function tracingProgram(): EntryObject {
  if (!existsSync(inRepository(tracingPackage))) return {};
  return { tracing: { import: './src/server/tracing/tracing.ts', library: { type: 'commonjs2' } } };
}

/**
 * The shop's web server, the process in which it runs a remote's server half, and the one that tries a release: one file
 * each for Node. The last two offer the shared modules to the remote.
 */
export function shellServerConfig(mode: BuildMode, output: string): Configuration {
  const base = baseConfig(inRepository('shell'), mode);
  return {
    ...base,
    name: 'shell on the server',
    target: 'node20',
    entry: {
      main: './src/server/main.ts',
      renderProcess: './src/server/rendering/renderProcess.ts',
      probe: './src/server/probe/probe.ts',
      ...tracingProgram(),
    },
    output: { path: output, filename: '[name].cjs' },
    // They find each other beside their own file.
    node: { __dirname: false },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        stylesBy('quietStyledOnServer.mjs'),
        ...(mode === 'production' ? [tokensWritten] : []),
      ],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { ...base.optimization, minimize: false },
    // Optional accelerators that ws asks for and does without.
    externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
    plugins: [new webpack.DefinePlugin(sharedVersionsWritten())],
  };
}
