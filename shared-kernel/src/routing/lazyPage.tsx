import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { retryOnce } from './retryOnce';

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType;
  loader?: (args: LoaderFunctionArgs) => unknown;
}

/** `handle` of every lazy page: brings its code, for hydration and for preloading on hover. */
export interface PageHandle {
  preload: () => Promise<unknown>;
}

/**
 * Route fields of a page whose code is fetched when it is first visited. Not react-router's own `lazy`, which
 * remembers a failed download for ever: here the page's loader fetches the code, so that a failure reaches
 * the error boundary and the next navigation really tries again.
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  options: { shouldRevalidate?: ShouldRevalidateFunction } = {},
): Pick<RouteObject, 'loader' | 'Component' | 'handle' | 'shouldRevalidate'> {
  let pending: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;

  const preload = () => {
    pending ??= retryOnce(load).then(
      (page) => (loaded = page),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  return {
    handle: { preload } satisfies PageHandle,
    loader: async (args) => {
      const page = await preload();
      return page.loader ? page.loader(args) : null;
    },
    Component: function LazyPage() {
      if (!loaded) throw new Error('A page was rendered before its code was there');
      return <loaded.Component />;
    },
    ...options,
  };
}
