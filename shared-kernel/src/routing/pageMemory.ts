import type { LoaderFunctionArgs } from 'react-router-dom';
import { isUnanswered } from '../data/dataError';
import type { Platform } from '../platform/createPlatform';
import { guestIn } from '../platform/session';
import { platformOf } from './platformContext';

/** Pages of one route that can be shown again without an answer. */
const capacity = 20;

/** What the pages of one route last showed. */
export interface PageMemory {
  /**
   * A loader's answer. Without one: what the page of this address last showed, which the shell then brings up to date;
   * else the visit waits while the page before it stays. Rejects when there is no page to stay on, and with all that
   * is no silence.
   */
  ask(args: LoaderFunctionArgs, load: () => Promise<unknown>): Promise<unknown>;
  /** Remembers what a page shows, for whoever is signed in. */
  keep(platform: Platform, address: string, data: unknown): void;
}

/** Shops with a page on the screen: there a visit can wait. */
const shown = new WeakSet<Platform>();

const shopperOf = ({ session }: Platform) => {
  const state = session.get();
  return (state.status === 'signed-in' ? state.user : guestIn(state))?.id ?? '';
};

export function createPageMemory(limit = capacity): PageMemory {
  const pages = new Map<string, unknown>();
  // One shopper's pages are gone when the next one comes.
  let shopper = '';
  const of = (platform: Platform) => {
    if (shopper !== shopperOf(platform)) pages.clear();
    shopper = shopperOf(platform);
    return pages;
  };

  return {
    ask: async (args, load) => {
      const platform = platformOf(args.context);
      const { service } = platform;
      const { pathname, search } = new URL(args.request.url);
      try {
        const answer = await load();
        service.setStale(false);
        return answer;
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        service.reportSilence();
        const known = of(platform);
        const address = pathname + search;
        if (known.has(address)) {
          service.setStale(true);
          return known.get(address);
        }
        if (!shown.has(platform)) throw error;
        // It has just been asked: the visit waits at once and says so, before it is asked again.
        let failure: unknown = error;
        const askLater = () => {
          const known = failure;
          failure = undefined;
          return known ? Promise.reject(known) : load();
        };
        return service.keepTrying('visit', askLater, args.request.signal);
      }
    },
    keep: (platform, address, data) => {
      shown.add(platform);
      const known = of(platform);
      known.delete(address);
      if (limit > 0) known.set(address, data);
      const oldest = known.keys().next();
      if (known.size > limit && !oldest.done) known.delete(oldest.value);
    },
  };
}
