import { percentile } from './percentile';

const requests = 200;

/**
 * Milliseconds until a page has arrived whole from this machine: rendered anew each time (a query string of its own
 * goes past the page cache), and from the cache.
 */
export async function measureServer(origin: string, path: string): Promise<Record<string, number>> {
  await timeOf(`${origin}${path}?warm=up`);
  const fresh: number[] = [];
  for (let request = 0; request < requests; request++)
    fresh.push(await timeOf(`${origin}${path}?n=${request}`));
  const cached: number[] = [];
  for (let request = 0; request < requests; request++) cached.push(await timeOf(origin + path));
  return {
    'render p50 ms': percentile(fresh, 0.5),
    'render p99 ms': percentile(fresh, 0.99),
    'cached p50 ms': percentile(cached, 0.5),
  };
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}
