/**
 * In the place of what serves entries that begin with a shared package or have one of their own to fall back to
 * (`webpack-bundler-runtime`): remotes take all of them from the shell, after their entry.
 */
const isUnreached = () => {
  throw new Error('A remote brings no shared package of its own');
};

export { isUnreached as getSharedFallbackGetter, isUnreached as installInitialConsumes };
