import { Observable } from 'rxjs';
import { createAccountSync } from './accountSync';
import { createGuestBag } from './guestBag';
import { createHeldList } from './heldList';
import type { AccountList, ListNews, ListServer, ListSurroundings } from './listContract';
import { changesOf, isSignedIn } from './listState';
import { createPendingChanges } from './pendingChanges';

interface AccountListOptions<Entry, Command> extends Omit<ListSurroundings, 'bus'> {
  /** As shoppers call it, such as `bag`. */
  name: string;
  storageKey: string;
  reduce: (entries: readonly Entry[], command: Command) => readonly Entry[];
  /** A stored value as an entry, or `undefined` when it is none. */
  parseEntry: (value: unknown) => Entry | undefined;
  parseCommand: (value: unknown) => Command | undefined;
  server: ListServer<Entry, Command>;
  news: ListNews<Entry>;
}

/**
 * The list that every page sees. A visitor's changes apply at once. A signed-in shopper's show at once too and go to
 * the server one after the other. `transition` says what every event makes of the list, the held list shows and keeps
 * it, the sync talks to the server; here stands when which of them has to do something.
 */
export function createAccountList<Entry, Command>(
  options: AccountListOptions<Entry, Command>,
): AccountList<Entry, Command> {
  const { session, news, newId } = options;
  const guestBag = createGuestBag<Entry>(options);
  const pending = createPendingChanges<Command>(options);
  const list = createHeldList({ ...options, guestBag, pending });
  const sync = createAccountSync({ ...options, list, guestBag });

  const signIn = (userId: string) => {
    const state = list.state();
    if (isSignedIn(state, userId)) return;
    // Changes that waited go to their account one by one; the device must not bring them there again.
    const isBack = state.status === 'ended' && state.userId === userId;
    if (isBack && guestBag.read()?.mergeId === state.mergeId) guestBag.clear();
    // Whoever is back has this tab's changes still; other tabs' are taken over by none that has its own.
    list.apply({ type: 'signed-in', userId, waiting: isBack ? [] : pending.read(userId), newId: newId() });
    void sync.send();
  };

  const restore = (key?: string | null) => {
    if (typeof key === 'string' && key !== options.storageKey) return;
    list.apply({ type: 'restored', kept: guestBag.read(), newId: newId() });
  };

  session.state$.subscribe((next) => {
    if (next.status === 'signed-in') return signIn(next.user.id);
    if (next.status !== 'signed-out' || list.state().status === 'visitor') return;
    sync.end();
    if (next.isUnasked) list.apply({ type: 'session-ended', waiting: list.waitingChanges() });
    else list.apply({ type: 'signed-out', kept: guestBag.read(), newId: newId() });
  });
  news.savedElsewhere.subscribe(({ userId }) => {
    if (userId !== null && isSignedIn(list.state(), userId)) void sync.refresh('nobody');
    else if (userId === null && options.keepsOnDevice) restore();
  });

  return {
    // The bus is the one way by which a change reaches whoever shows the list.
    state$: new Observable((subscriber) => {
      subscriber.next(list.shown());
      return news.changed.subscribe(subscriber);
    }),
    get: list.shown,
    initial: list.initial,
    sync: list.sync,
    send: (change, said) => {
      list.apply({ type: 'changed', change }, said);
      list.keepGuest();
      void sync.send();
    },
    carryAcross: () => {
      list.apply({ type: 'carried-across' });
      list.keepGuest();
    },
    restore,
    refresh: (known) => sync.refresh(known),
    saved: () => (changesOf(list.state()).length > 0 ? sync.send() : sync.done()),
  };
}
