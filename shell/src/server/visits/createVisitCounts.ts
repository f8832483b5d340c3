import { randomUUID } from 'node:crypto';

/** Writes counts to the database, once for a batch. */
export type WriteVisits = (batch: string, visits: number, pages: number) => Promise<unknown>;

/** How often somebody came to the shop, and how many pages were asked for: two numbers, and nothing of who it was. */
export interface VisitCounts {
  count(headers: Headers): void;
  /** Never rejects: what could not be written waits for the next time, under its own id. */
  write(): Promise<void>;
}

interface Batch {
  id: string;
  visits: number;
  pages: number;
}

/** They say so themselves; those that do not, send no word of how they came here. */
const robot = /bot|crawl|spider|preview|lighthouse/i;

export function createVisitCounts(
  write: WriteVisits | undefined,
  report: (problem: string) => void,
): VisitCounts {
  let waiting = { visits: 0, pages: 0 };
  let underWay: Batch | undefined;
  let isAway = false;
  return {
    count: (headers) => {
      if (!write || !isPageForPerson(headers)) return;
      waiting.pages += 1;
      // From a page of the shop it is the same visit; from an address bar, a mail or another site it begins one.
      if (headers.get('sec-fetch-site') !== 'same-origin') waiting.visits += 1;
    },
    write: async () => {
      if (!write || (!underWay && waiting.pages === 0)) return;
      if (!underWay) {
        underWay = { id: randomUUID(), ...waiting };
        waiting = { visits: 0, pages: 0 };
      }
      try {
        await write(underWay.id, underWay.visits, underWay.pages);
        underWay = undefined;
        isAway = false;
      } catch (error) {
        if (!isAway) report(`Visits wait until they can be written: ${(error as Error).message}`);
        isAway = true;
      }
    },
  };
}

/** A document that a browser shows, and not one that it fetches in advance. */
const isPageForPerson = (headers: Headers): boolean =>
  headers.get('sec-fetch-dest') === 'document' &&
  !headers.get('sec-purpose')?.includes('prefetch') &&
  !robot.test(headers.get('user-agent') ?? '');
