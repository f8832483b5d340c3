import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { Platform } from '@shop/kernel/platform';
import { isPhone } from './isPhone';
import { pageOfAddress } from './layout/pageOfAddress';
import { snapshots } from './snapshot/snapshots';
import { holdRules } from './styles/holdRules';

type Router = ReturnType<typeof createBrowserRouter>;
type Told = Parameters<Parameters<Router['subscribe']>[0]>;

/** Milliseconds within which a page comes at once: whoever presses is told of no loading. */
const atOnce = 100;

/**
 * The router as React hears of it. Each change renders what reads the router, and wakes what sleeps, as a changed context reaches
 * it: so of a page whose code and data are there React hears once, and not before of its loading. What leaves with its
 * page is not woken at all. `page` is where pages stand.
 * Where a snapshot of the page is at hand that is gone to, it is painted before anything else is done.
 */
export function tellOfPages<Some extends Pick<Router, 'routes' | 'state' | 'subscribe' | 'navigate'>>(
  router: Some,
  { islands }: Pick<Platform, 'islands'>,
  page: () => Element | null,
): Some {
  const subscribe: Router['subscribe'] = (tell) => {
    let shown = pageOf(router.state.matches);
    let address = pageOfAddress(router.state.location);
    let waiting: { timer: ReturnType<typeof setTimeout>; told: Told } | undefined;

    const settle = (told: Told) => {
      clearTimeout(waiting?.timer);
      waiting = undefined;
      const [{ matches, historyAction, location }] = told;
      const next = pageOfAddress(location);
      // One that is gone back to shows where it was left; and of what a phone never shows at first, wider screens do show some.
      islands.letFollow(historyAction !== 'POP' && !location.hash && next !== address && isPhone());
      address = next;
      const leaves = shown !== pageOf(matches) && page();
      if (leaves) {
        islands.leave(leaves);
        holdRules();
      } else islands.wakeAll();
      shown = pageOf(matches);
      tell(...told);
    };
    const say = () => {
      if (!waiting) return;
      const { told } = waiting;
      waiting = undefined;
      islands.wakeAll();
      tell(...told);
    };
    const unsubscribe = router.subscribe((...told) => {
      const { navigation, matches, location } = told[0];
      if (navigation.state === 'idle') {
        // Somebody stays after all, or comes to another page.
        snapshots.settleAt(location);
        settle(told);
        return;
      }
      if (waiting) waiting.told = told;
      else waiting = { timer: setTimeout(say, atOnce), told };
      // It stays, and wakes while its data is fetched.
      if (pageOf(matchRoutes(router.routes, navigation.location)) === pageOf(matches)) islands.wakeAll();
    });
    return () => {
      clearTimeout(waiting?.timer);
      unsubscribe();
    };
  };
  const navigate = ((...args: Parameters<Router['navigate']>) =>
    snapshots.before(args[0], () => router.navigate(...args))) as Router['navigate'];
  // The router's own fields read what is true when they are asked for.
  return Object.assign(Object.create(router) as Some, { subscribe, navigate });
}

const pageOf = (matches: readonly { route: { id?: string } }[] | null) => matches?.at(-1)?.route.id;
