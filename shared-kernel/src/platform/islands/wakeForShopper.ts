import type { SessionState } from '../session';
import type { Readable } from '../store';
import type { Islands } from './createIslands';

interface Known {
  session: Readable<SessionState>;
  /** Bag and wishlist, empty as the server rendered them. */
  lists: readonly Readable<readonly unknown[]>[];
}

/** The server rendered everybody's page: whoever is signed in, or has chosen something, sees theirs in all of it. */
export function wakeForShopper(islands: Pick<Islands, 'wakeInTurn'>, { session, lists }: Known): void {
  session.state$.subscribe(({ status }) => {
    if (status === 'signed-in') islands.wakeInTurn();
  });
  for (const { state$ } of lists)
    state$.subscribe((entries) => {
      if (entries.length > 0) islands.wakeInTurn();
    });
}
