import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** What a visitor met who fetched pages all the time, each on a connection of its own. */
export interface Visits {
  pages: number;
  /** "Back in a moment". */
  moments: number;
  /** Connections that were refused or broken off. */
  broken: number;
  /** Milliseconds of the longest time without a page. */
  longestOutage: number;
}

/** Fetches pages until told to stop. */
export async function keepVisiting(url: string, paths: string[], over: AbortSignal): Promise<Visits> {
  const visits: Visits = { pages: 0, moments: 0, broken: 0, longestOutage: 0 };
  let down: number | undefined;
  for (let turn = 0; !over.aborted; turn += 1) {
    const asked = performance.now();
    const status = await statusOf(`${url}${paths[turn % paths.length]}`);
    if (status === 200) {
      visits.pages += 1;
      if (down !== undefined) visits.longestOutage = Math.max(visits.longestOutage, performance.now() - down);
      down = undefined;
    } else {
      if (status === undefined) visits.broken += 1;
      else visits.moments += 1;
      down ??= asked;
    }
    await setTimeout(50);
  }
  return visits;
}

async function statusOf(url: string): Promise<number | undefined> {
  try {
    const asking = get(url, { agent: false, timeout: 10_000, headers: { accept: 'text/html' } });
    asking.on('timeout', () => asking.destroy());
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    for await (const _chunk of response);
    return response.statusCode;
  } catch {
    return undefined;
  }
}
