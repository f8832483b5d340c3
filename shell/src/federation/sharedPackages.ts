import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';
import * as dataFirst from '@shop/kernel/data-first';
import * as domainFirst from '@shop/kernel/domain-first';
import * as kernelPlatform from '@shop/kernel/platform';
import * as kernelReact from '@shop/kernel/react';
import * as kernelRouting from '@shop/kernel/routing';
import * as uiFirst from '@shop/ui/first';

/** Versions of the shared packages, written in by the build. */
declare const __SHARED_VERSIONS__: Record<'@shop/kernel' | '@shop/ui', string>;

const { '@shop/kernel': kernel, '@shop/ui': ui } = __SHARED_VERSIONS__;

/** What is in the shell's first script. */
const offer = (version: string, module: unknown) => ({ ...terms(version), lib: () => module });

/** What is fetched with the first page that uses it. */
const offerLater = (version: string, load: () => Promise<unknown>) => ({
  ...terms(version),
  get: async () => {
    const module = await load();
    return () => module;
  },
});

const terms = (version: string) => ({
  version,
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

const uiFurther = () => import(/* webpackChunkName: "further" */ '@shop/ui/further');
const domainFurther = () => import(/* webpackChunkName: "further" */ '@shop/kernel/domain-further');
const dataFurther = () => import(/* webpackChunkName: "further" */ '@shop/kernel/data-further');

/** What the shell offers to remotes, in the browser as on the server: the one copy that the shell itself runs on. */
export const sharedPackages = {
  react: offer(React.version, React),
  'react/jsx-runtime': offer(React.version, jsxRuntime),
  'react-dom': offer(React.version, ReactDOM),
  'styled-components': offer(styledComponents.version, styledComponents),
  '@shop/ui/first': offer(ui, uiFirst),
  '@shop/kernel/domain-first': offer(kernel, domainFirst),
  '@shop/kernel/data-first': offer(kernel, dataFirst),
  '@shop/kernel/platform': offer(kernel, kernelPlatform),
  '@shop/kernel/react': offer(kernel, kernelReact),
  '@shop/kernel/routing': offer(kernel, kernelRouting),
  '@shop/ui/further': offerLater(ui, uiFurther),
  '@shop/kernel/domain-further': offerLater(kernel, domainFurther),
  '@shop/kernel/data-further': offerLater(kernel, dataFurther),
  // Whole, as remotes take them that were built before there were parts.
  '@shop/ui': offerLater(ui, async () => ({ ...uiFirst, ...(await uiFurther()) })),
  '@shop/kernel/domain': offerLater(kernel, async () => ({ ...domainFirst, ...(await domainFurther()) })),
  '@shop/kernel/data': offerLater(kernel, async () => ({ ...dataFirst, ...(await dataFurther()) })),
};
