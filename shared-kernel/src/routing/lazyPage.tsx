import { type ComponentType, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import { guestIn } from '../platform/session';
import { usePlatform } from '../react/PlatformProvider';
import { createPageMemory } from './pageMemory';
import { platformOf } from './platformContext';
import { createPrefetchCache } from './prefetchCache';
import { retryOnce } from './retryOnce';

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType;
  loader?: (args: LoaderFunctionArgs) => unknown;
}

/** `handle` of every lazy page: what may be fetched before it is visited. */
export interface PageHandle {
  /** Brings its code, for hydration and for a link that is pointed at. */
  preload: () => Promise<unknown>;
  /** Brings code and data of an address, kept for ten seconds; for loaders that change nothing. */
  prefetch: (args: LoaderFunctionArgs) => Promise<void>;
}

/**
 * Data of one shopper must not show to the next one on the same device. Somebody whose session is still looked for
 * is a visitor, so that a click after an early hover finds what the hover asked for.
 */
const answerKey = ({ request, context }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  const state = platformOf(context).session.get();
  const shopper = state.status === 'signed-in' ? 'account' : (guestIn(state)?.id ?? 'visitor');
  return `${shopper} ${pathname}${search}`;
};

interface LazyPageOptions {
  shouldRevalidate?: ShouldRevalidateFunction;
  /** Set for pages that must not show what was true some minutes ago, such as the checkout. */
  neverStale?: true;
}

/**
 * Route fields of a page whose code is fetched when it is first visited. Not react-router's own `lazy`, which
 * remembers a failed download for ever: here the page's loader fetches the code, so that a failure reaches
 * the error boundary and the next navigation really tries again. While the data service does not answer, a page that
 * was seen shows what it showed, and a visit waits on the page before it (`createPageMemory`).
 */
export function lazyPage(
  load: () => Promise<PageModule>,
  { neverStale, ...options }: LazyPageOptions = {},
): Pick<RouteObject, 'loader' | 'Component' | 'shouldRevalidate'> & { handle: PageHandle } {
  let pending: Promise<PageModule> | undefined;
  let loaded: PageModule | undefined;
  const prefetched = createPrefetchCache();
  const memory = createPageMemory(neverStale ? 0 : undefined);

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
    handle: {
      preload,
      prefetch: async (args) => {
        const { loader } = await preload();
        if (loader) prefetched.ask(answerKey(args), async () => loader(args));
      },
    },
    loader: async (args) => {
      const { loader } = await preload();
      return memory.ask(args, async () =>
        loader ? prefetched.answer(answerKey(args), async () => loader(args)) : null,
      );
    },
    Component: function LazyPage() {
      if (!loaded) throw new Error('A page was rendered before its code was there');
      const platform = usePlatform();
      const { pathname, search } = useLocation();
      const data: unknown = useLoaderData();
      useEffect(() => memory.keep(platform, pathname + search, data), [platform, pathname, search, data]);
      return <loaded.Component />;
    },
    ...options,
  };
}
