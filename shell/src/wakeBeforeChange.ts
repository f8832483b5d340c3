import type { createBrowserRouter } from 'react-router-dom';
import type { Platform } from '@shop/kernel/platform';

/**
 * Lets parts of the page sleep until the router says anything new, before React hears of it: with another context around
 * them, what is not woken would be rendered anew.
 */
export function wakeBeforeChange(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>,
  { islands }: Pick<Platform, 'islands'>,
): void {
  islands.begin();
  const unsubscribe = router.subscribe(() => {
    unsubscribe();
    islands.wakeAll();
  });
}
