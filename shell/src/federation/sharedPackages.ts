import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';
import * as kernelData from '@shop/kernel/data';
import * as kernelDomain from '@shop/kernel/domain';
import * as kernelPlatform from '@shop/kernel/platform';
import * as kernelReact from '@shop/kernel/react';
import * as kernelRouting from '@shop/kernel/routing';
import * as ui from '@shop/ui';

/** Versions of the shared packages, written in by the build. */
declare const __SHARED_VERSIONS__: Record<'@shop/kernel' | '@shop/ui', string>;

const { '@shop/kernel': kernel, '@shop/ui': uiVersion } = __SHARED_VERSIONS__;

const offer = (version: string, module: unknown) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version}`, eager: true },
});

/** What the shell offers to remotes, in the browser as on the server: the one copy that the shell itself runs on. */
export const sharedPackages = {
  react: offer(React.version, React),
  'react/jsx-runtime': offer(React.version, jsxRuntime),
  'react-dom': offer(React.version, ReactDOM),
  'styled-components': offer(styledComponents.version, styledComponents),
  '@shop/ui': offer(uiVersion, ui),
  '@shop/kernel/domain': offer(kernel, kernelDomain),
  '@shop/kernel/platform': offer(kernel, kernelPlatform),
  '@shop/kernel/data': offer(kernel, kernelData),
  '@shop/kernel/react': offer(kernel, kernelReact),
  '@shop/kernel/routing': offer(kernel, kernelRouting),
};
