import type { RuleSetRule } from 'webpack';
import { inRepository } from '../workspace/repository';
import type { Unreached } from './unreachedFunctions.mjs';
import { refusedOfReact, unreachedOfReact } from './unreachedReact';

/**
 * Of the router: the shop has loaders, and neither actions nor fetchers, and so no forms that are sent (`@shop/kernel/routing` offers
 * none); no route has a middleware; nobody measures it by its instrumentations; no component is rendered by a server alone; the server's
 * data comes with `createBrowserRouter`, not from where the router's own server puts it; links stand within a router with loaders;
 * and nobody replaces routes while a page stands.
 */
const ofRouter: Unreached = {
  file: 'function createRouter(',
  names: [
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'updateFetcherState',
    'setFetcherError',
    'resetFetcher',
    'queueFetcherForDeletion',
    'deleteFetcher',
    'abortFetcher',
    'getSubmittingNavigation',
    'getSubmittingFetcher',
    'getLoadingFetcher',
    'getDoneFetcher',
    'convertFormDataToSearchParams',
    'convertSearchParamsToFormData',
    'runClientMiddlewarePipeline',
    'runMiddlewarePipeline',
    'callRouteMiddleware',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'RSCErrorHandler',
    'decodeRouteErrorResponseDigest',
    'deserializeErrors',
    'useNavigateUnstable',
    'setHmrRoutes',
  ],
};

/**
 * Of the federation runtime: remotes come as scripts, one for each, and are not preloaded; the shell hands over no container of its own;
 * what a remote takes it takes after its entry, which waits for it; plugins stay; and nobody forgets all there is, which is for tests.
 */
const ofFederation: readonly Unreached[] = [
  { file: 'var RemoteHandler = class', names: ['preloadRemote', 'initRawContainer'] },
  { file: 'var SharedHandler = class', names: ['loadShareSync'] },
  { file: 'async function loadEntryDom', names: ['loadEsmEntry', 'loadSystemJsEntry'] },
  { file: 'function setGlobalDefaultVal(', names: ['resetFederationGlobalInfo'] },
  { file: 'var PluginSystem = class', names: ['removePlugin'] },
  { file: 'var SyncHook = class', names: ['once'] },
];

/** What a fault of the runtime is told with, for tools that nobody has connected. */
const contextOfFaults: Unreached = {
  file: 'function optionsToMFContext(',
  names: ['optionsToMFContext'],
  idle: true,
};

/** Styles are written without vendor prefixes. */
const ofStylis: Unreached = { file: 'function prefixer (', names: ['prefixer'], idle: true };

const emptied = (options: Unreached) => ({
  loader: inRepository('tooling/webpack/unreachedFunctions.mjs'),
  options,
});

const reactDom = inRepository('node_modules/react-dom/cjs');

/** Leaves out of libraries what the shop never reaches, function by function. */
export const unreachedParts: readonly RuleSetRule[] = [
  {
    include: inRepository('node_modules/react-router/dist/production'),
    use: [inRepository('tooling/webpack/droppableComponents.mjs'), emptied(ofRouter)],
  },
  {
    include: inRepository('node_modules/@module-federation/runtime-core/dist'),
    use: [...ofFederation, contextOfFaults].map(emptied),
  },
  { include: reactDom, use: unreachedOfReact.map(emptied) },
  { include: inRepository('node_modules/stylis/src'), use: [emptied(ofStylis)] },
  {
    include: inRepository('node_modules/styled-components/dist'),
    loader: inRepository('tooling/webpack/withoutElements.mjs'),
  },
];

/** What nobody has in production nobody has while developing. */
export const refusedParts: RuleSetRule = { include: reactDom, use: refusedOfReact.map(emptied) };
