import { compress, textOf } from './compress';
import type { CachedPage } from './pageCache';

/** Of one core, what may go into it: a page is asked for again by whoever wants to, under as many addresses as they like. */
const share = 0.1;

/**
 * Makes pages smaller that were compressed with Brotli in a hurry, and that turned out to be asked for again: one at a time,
 * and then none for nine times as long. Undefined where there is nothing to do, or not now: whoever confirms the page next asks
 * again. `now` in milliseconds.
 */
export function createRecompressor(
  now: () => number = () => performance.now(),
): (page: CachedPage) => Promise<CachedPage | undefined> {
  let isBusy = false;
  let restsUntil = -Infinity;
  return async (page) => {
    if (page.isSmall || page.body.byteLength === 0 || isBusy || now() < restsUntil) return undefined;
    isBusy = true;
    const started = now();
    try {
      const body = await compress(await textOf(page.body), 'br', 'small');
      return { ...page, body, isSmall: true };
    } finally {
      isBusy = false;
      const ended = now();
      restsUntil = ended + (ended - started) * (1 / share - 1);
    }
  };
}
