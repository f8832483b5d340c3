import type { Unreached } from './unreachedFunctions.mjs';

const production = 'react-dom-client.production.js';
const development = 'react-dom-client.development.js';

/**
 * What the shop's React has not, and a page can ask for without an import, which a build would refuse (`Unoffered` of the kit):
 * references to fragments, and forms whose `action` is a function.
 */
const refused = ['FragmentInstance', 'startHostTransition', 'mountActionState'];

export const refusedOfReact: readonly Unreached[] = [production, development].map((file) => ({
  file,
  names: refused,
}));

/**
 * What serves only that and what a build refuses, in the order of React DOM's source: view transitions, which are walked for after
 * each transition, references to fragments, lists of placeholders, state of actions, style sheets and scripts that a page waits for,
 * and hints to fetch. Then what no browser of ours asks for (input events of Internet Explorer), and what no part of the shop calls: the
 * document's own elements are rendered by the server alone.
 */
const idle = [
  'findCurrentFiberUsingSlowPath',
  'findCurrentHostFiberImpl',
  'getFragmentParentInstanceOrContainerFiber',
  'traverseVisibleInstancesAndTextInstances',
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'TransitionAwareHostComponent',
  'updateActionState',
  'rerenderActionState',
  'updateSuspenseListComponent',
  'cutOffTailIfNeeded',
  'findFirstSuspended',
  'preloadInstanceAndSuspendIfNeeded',
  'preloadResourceAndSuspendIfNeeded',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'commitHostSingletonAcquisition',
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'accumulateSuspenseyCommitOnFiber',
  'reportViewTransitionError',
  'flushAfterMutationEffects',
  'startViewTransition',
  'createViewTransitionInstance',
  'addFragmentHandleToFiber',
  'resolveSingletonInstance',
  'releaseSingletonInstance',
  'clearSingletonPreambleContribution',
  'requestFormReset',
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  'getResource',
  'acquireResource',
  'waitForCommitToBeReady',
  'attemptExplicitHydrationTarget',
];

const methodsOfFragments = [
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'focus',
  'focusLast',
  'blur',
  'observeUsing',
  'unobserveUsing',
  'getClientRects',
  'getRootNode',
  'compareDocumentPosition',
  'scrollIntoView',
].map((name) => `FragmentInstance.prototype.${name}`);

export const unreachedOfReact: readonly Unreached[] = [
  ...refusedOfReact,
  { file: production, names: [...idle, ...methodsOfFragments], idle: true },
];
