import type { Toast } from './commands';
import type { GuestBag } from './guestBag';
import type { ListNews, ListServer, ListSync } from './listContract';
import {
  changesOf,
  guestOf,
  initialList,
  type ListEvent,
  type ListRules,
  type ListState,
  shownOf,
  syncOf,
  transition,
} from './listState';
import type { PendingChanges } from './pendingChanges';
import { createStore, type Readable } from './store';

interface Options<Entry, Command> extends ListRules<Entry, Command> {
  guestBag: GuestBag<Entry>;
  pending: PendingChanges<Command>;
  server: Pick<ListServer<Entry, Command>, 'repeatable'>;
  news: ListNews<Entry>;
  newId: () => string;
}

/** The list as this tab holds it: what pages show, and what the device keeps of it. */
export interface HeldList<Entry, Command> {
  state(): ListState<Entry, Command>;
  /** What every page shows; `initial` is what the server's HTML shows. */
  shown(): readonly Entry[];
  initial: readonly Entry[];
  sync: Readable<ListSync>;
  /** `said` as in `AccountList.send`. */
  apply(event: ListEvent<Entry, Command>, said?: Toast): void;
  /** Changes under way as they may be sent by whoever opens the shop next: repeating them changes nothing. */
  waitingChanges(): readonly Command[];
  /** Keeps on the device what belongs to no account, where it is to stay there. */
  keepGuest(): void;
}

export function createHeldList<Entry, Command>(options: Options<Entry, Command>): HeldList<Entry, Command> {
  const { guestBag, pending, server, news, reduce } = options;
  let state: ListState<Entry, Command> = initialList(options.newId(), options.keepsOnDevice);
  const initial = state.known;
  let shown = initial;
  const sync = createStore<ListSync, ListSync>('current', (_, next) => next);

  const show = (entries: readonly Entry[], said?: Toast) => {
    if (entries === shown) return;
    shown = entries;
    news.publishChanged(entries, said);
  };

  /** The device holds what is under way until its shopper signs out. */
  const keepPending = (before: ListState<Entry, Command>) => {
    if (state.status === 'visitor') {
      if (before.status !== 'visitor') pending.keep(before.userId, []);
      return;
    }
    const isNews = changesOf(state) !== changesOf(before) || state.status !== before.status;
    if (isNews && changesOf(state).length + changesOf(before).length > 0)
      pending.keep(state.userId, waitingChanges());
  };

  const waitingChanges = () => {
    // While nobody knows what is there, nothing has been sent either.
    if (state.status !== 'account') return changesOf(state);
    let entries = state.known;
    return state.changes.map((change) => {
      entries = reduce(entries, change);
      return server.repeatable(change, entries);
    });
  };

  return {
    state: () => state,
    shown: () => shown,
    initial,
    sync,
    apply: (event, said) => {
      const before = state;
      state = transition(options, before, event);
      keepPending(before);
      show(shownOf(options, state), said);
      sync.send(syncOf(state));
    },
    waitingChanges,
    keepGuest: () => {
      const guest = state.isKept ? guestOf(reduce, state) : undefined;
      if (!guest) return;
      guestBag.keep(guest);
      news.publishSaved({ userId: null });
    },
  };
}
