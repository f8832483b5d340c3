import * as React from 'react';

/**
 * React notes of each of the first ten thousand elements a second where in the code it was made, for warnings. That takes some
 * of the time of component tests; they say without it which component they mean.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  // React counts from nought again each second.
  set() {},
});
