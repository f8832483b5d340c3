/**
 * In the place of what preloads remotes by manifests (`utils/preload.js` of the federation runtime): the shell fetches by its own
 * registry, and asks the runtime for no such thing.
 */
const preloadsNothing = () => {
  throw new Error('The shop preloads no remotes by manifests');
};

export {
  preloadsNothing as defaultPreloadArgs,
  preloadsNothing as formatPreloadArgs,
  preloadsNothing as normalizePreloadExposes,
  preloadsNothing as preloadAssets,
};
