import { type ComponentType, lazy } from 'react';
import { retryOnce } from '@shop/kernel/routing';

/** A part in a chunk of its own that is a help: without its code the page has none, and is a page all the same. */
export const lazyOrNothing = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    retryOnce(load).then(
      (found) => ({ default: found }),
      () => ({ default: (): null => null }),
    ),
  );
