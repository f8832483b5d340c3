/** What the browser measured of one download. Times in milliseconds, sizes in bytes. */
type Download = Pick<PerformanceResourceTiming, 'requestStart' | 'responseEnd' | 'transferSize'>;

/** On a usual connection, and where nothing is known of it. In milliseconds. */
const shortest = 8000;
/** Beyond it even the slowest phone hears that something is wrong. */
const longest = 60_000;
/** More bytes than a remote and a page of it weigh, compressed. */
const expected = 150_000;
/** Others share the connection, and its pace changes. */
const slack = 4;
/** Smaller answers say more about the way to the server than about its width. */
const telling = 5000;

/**
 * Milliseconds that a remote's code is waited for, by the pace at which this page itself arrived: on a slow connection
 * eight seconds would declare a remote dead that is on its way.
 */
export function codeTimeout(downloads: readonly Download[]): number {
  const paces = downloads
    // What came from the cache has no size, and says nothing.
    .filter(
      ({ transferSize, requestStart, responseEnd }) => transferSize >= telling && responseEnd > requestStart,
    )
    .map(({ transferSize, requestStart, responseEnd }) => transferSize / (responseEnd - requestStart))
    .sort((a, b) => a - b);
  const pace = paces[Math.floor(paces.length / 2)];
  if (pace === undefined) return shortest;
  return Math.min(longest, Math.max(shortest, (slack * expected) / pace));
}

/** The timeout for this page, as it is known now. */
export const codeTimeoutHere = (): number =>
  codeTimeout([
    ...(performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]),
    ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[]),
  ]);
