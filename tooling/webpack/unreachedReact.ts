import type { Unreached } from './unreachedFunctions.mjs';

const production = 'react-dom-client.production.js';
const development = 'react-dom-client.development.js';

/**
 * What the shop's React has not and a page can ask for without an import, which a build would refuse (`Unoffered` of the kit):
 * references to fragments, and forms whose `action` is a function. The state of an action is refused with them, for remotes of an
 * earlier kit.
 */
const refused = ['FragmentInstance', 'mountActionState'];

/**
 * Begins the action that a form has, its third argument. Called with none for any form whose handler keeps the browser from sending it
 * and starts a transition: that form only has a state that nobody can ask for.
 */
const refusedWithAction = { names: ['startHostTransition'], throwsWith: 2 };

export const refusedOfReact: readonly Unreached[] = [production, development].flatMap((file) => [
  { file, names: refused },
  { file, ...refusedWithAction },
]);

/** The tree is walked for them after each transition. */
const viewTransitions = [
  'getViewTransitionName',
  'getViewTransitionClassName',
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'restoreViewTransitionOnHostInstances',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'reportViewTransitionError',
  'flushAfterMutationEffects',
  'startViewTransition',
  'createViewTransitionInstance',
];

const referencesToFragments = [
  'getFragmentParentInstanceOrContainerFiber',
  'traverseVisibleInstancesAndTextInstances',
  'commitNewChildToFragmentInstances',
  'commitFragmentInstanceInsertionEffects',
  'commitFragmentInstanceDeletionEffects',
  'addFragmentHandleToFiber',
  ...[
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
  ].map((name) => `FragmentInstance.prototype.${name}`),
];

const actions = [
  'TransitionAwareHostComponent',
  'updateActionState',
  'rerenderActionState',
  'requestFormReset',
];

/** Style sheets, scripts and pictures that a page waits for, and hints to fetch. What goes into a page's head stays. */
const resources = [
  'preloadInstanceAndSuspendIfNeeded',
  'preloadResourceAndSuspendIfNeeded',
  'accumulateSuspenseyCommitOnFiber',
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
];

/** React exports no list of placeholders that are shown in order. */
const lists = ['updateSuspenseListComponent', 'cutOffTailIfNeeded', 'findFirstSuspended'];

/** `html`, `head` and `body` are the server's. */
const documentElements = [
  'commitHostSingletonAcquisition',
  'resolveSingletonInstance',
  'releaseSingletonInstance',
  'clearSingletonPreambleContribution',
];

/** For Internet Explorer, for `findDOMNode`, which is gone, and for hydration that somebody schedules. */
const nobodys = [
  'handleEventsForInputEventPolyfill',
  'getTargetInstForInputEventPolyfill',
  'findCurrentFiberUsingSlowPath',
  'findCurrentHostFiberImpl',
  'attemptExplicitHydrationTarget',
];

/** A build refuses their names (`Unoffered`). */
const hints = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];

export const unreachedOfReact: readonly Unreached[] = [
  ...refusedOfReact,
  { file: 'react-dom.production.js', names: hints.map((name) => `exports.${name}`) },
  {
    file: production,
    names: [
      ...viewTransitions,
      ...referencesToFragments,
      ...actions,
      ...resources,
      ...lists,
      ...documentElements,
      ...nobodys,
    ],
    idle: true,
  },
];
