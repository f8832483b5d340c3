import { Observable } from 'rxjs';
import { DataError, isUnanswered } from '../data/dataError';
import type { Toast } from './commands';
import { createGuestBag } from './guestBag';
import type { AccountList, ListNews, ListServer, ListSurroundings, ListSync } from './listContract';
import {
  changesOf,
  guestOf,
  initialList,
  isSignedIn,
  type ListEvent,
  type ListState,
  shownOf,
  syncOf,
  transition,
} from './listState';
import { createPendingChanges } from './pendingChanges';
import { createWaiting } from './service';
import { createStore } from './store';

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

const reasonOf = (error: unknown) => (error instanceof DataError ? error.message : 'please try again.');

/**
 * The list that every page sees. A visitor's changes apply at once. A signed-in shopper's show at once too and go to
 * the server one after the other. `transition` says what every event makes of the list; here stands what is done
 * about it: server, device and other tabs.
 */
export function createAccountList<Entry, Command>(
  options: AccountListOptions<Entry, Command>,
): AccountList<Entry, Command> {
  const { name, server, session, commands, service, news, newId, reduce } = options;
  const guestBag = createGuestBag<Entry>(options);
  const pending = createPendingChanges<Command>(options);
  let state: ListState<Entry, Command> = initialList(newId(), options.keepsOnDevice);
  const initial = state.known;
  let shown = initial;
  const sync = createStore<ListSync, ListSync>('current', (_, next) => next);
  let queue: Promise<void> = Promise.resolve();

  const apply = (event: ListEvent<Entry, Command>, said?: Toast) => {
    const before = state;
    state = transition(options, before, event);
    keepPending(before);
    show(shownOf(options, state), said);
    sync.send(syncOf(state));
  };

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

  /** As they may be sent by whoever opens the shop next: repeating those that may have arrived changes nothing. */
  const waitingChanges = () => {
    // While nobody knows what is there, nothing has been sent either.
    if (state.status !== 'account') return changesOf(state);
    let entries = state.known;
    return state.changes.map((change) => {
      entries = reduce(entries, change);
      return server.repeatable(change, entries);
    });
  };

  const keepGuest = () => {
    const guest = state.isKept ? guestOf(reduce, state) : undefined;
    if (!guest) return;
    guestBag.keep(guest);
    news.publishSaved({ userId: null });
  };

  /** One after the other; what was meant for somebody who has left is not done. */
  const enqueue = (work: (userId: string) => Promise<void>): Promise<void> => {
    const userId = state.status === 'visitor' ? undefined : state.userId;
    queue = queue.then(() => (userId !== undefined && isSignedIn(state, userId) ? work(userId) : undefined));
    return queue;
  };

  const say = (failed: string, error: unknown, action?: Toast['action']) => {
    const message = `Your ${name} could not be ${failed}: ${reasonOf(error)}`;
    void commands.run('show-toast', { message, tone: 'error', action });
  };

  /** Makes the visitor's entries part of the account. Both, when this tab's and the device's are different ones. */
  const join = async (userId: string): Promise<void> => {
    apply({ type: 'join-begun', userId });
    try {
      const kept = guestBag.read();
      const brought = state.status === 'joining' ? state.guest : undefined;
      const guests = [kept, brought?.mergeId === kept?.mergeId ? undefined : brought].filter(
        (guest) => guest !== undefined,
      );
      let entries: readonly Entry[] | undefined;
      for (const guest of guests)
        if (guest.entries.length > 0) entries = await server.merge(guest.mergeId, guest.entries);
      const isChanged = entries !== undefined;
      entries ??= await server.fetch();
      if (state.status === 'visitor' || state.userId !== userId) return;
      if (guestBag.read()?.mergeId === kept?.mergeId) guestBag.clear();
      apply({ type: 'joined', userId, entries, merged: guests.map(({ mergeId }) => mergeId) });
      if (isChanged) news.publishSaved({ userId });
    } catch (error) {
      if (!isSignedIn(state, userId)) return;
      apply({ type: 'join-failed', userId });
      if (!isUnanswered(error)) say('read', error, { label: 'Try again', run: () => void refresh() });
      else {
        // Not even a reload may lose what the visitor brought along.
        if (state.status === 'joining' && state.guest) guestBag.keep(state.guest);
        waiting.begin();
      }
    }
  };

  const nextChange = (userId: string) =>
    state.status === 'account' && isSignedIn(state, userId) ? state.changes[0] : undefined;

  /** Sends what is under way. While the account's list is unknown, changes wait and stay on the page. */
  const flush = async (userId: string): Promise<void> => {
    if (state.status === 'joining') await join(userId);
    for (let change = nextChange(userId); change !== undefined; change = nextChange(userId)) {
      const after = reduce(state.known, change);
      try {
        const entries = await server.change(change, after);
        apply({ type: 'accepted', userId, change, entries });
        news.publishSaved({ userId });
      } catch (error) {
        const isSilence = isUnanswered(error);
        if (isSilence)
          apply({ type: 'unanswered', userId, change, instead: server.repeatable(change, after) });
        if (!isSignedIn(state, userId)) return;
        if (isSilence) return waiting.begin();
        say('brought up to date', error);
        // The refusal may mean that the list is another by now; when it cannot be read, nothing better is known.
        const entries = await server.fetch().catch(() => undefined);
        apply({ type: 'refused', userId, change, entries });
      }
    }
    if (state.status !== 'account') return;
    waiting.end();
    service.reportAnswer();
  };

  const waiting = createWaiting(service, 'changes', () => enqueue(flush));

  /** Reads the account's list. What is news here, such as a bag that an order emptied, is so in the other tabs. */
  const refresh = (tells: 'news' | 'changed' | 'nobody' = 'news') =>
    enqueue(async (userId) => {
      // They ask by themselves, and may get an answer where this tab gets none.
      if (tells === 'changed') news.publishSaved({ userId });
      // What waits comes first: on top of a newer list it would count twice.
      if (state.status === 'joining' || changesOf(state).length > 0) return flush(userId);
      const before = JSON.stringify(state.known);
      try {
        apply({ type: 'refreshed', userId, entries: await server.fetch() });
        if (tells === 'news' && JSON.stringify(state.known) !== before) news.publishSaved({ userId });
      } catch (error) {
        // Without an answer the list stays as it was last known.
        if (isSignedIn(state, userId) && !isUnanswered(error)) say('brought up to date', error);
      }
    });

  const signIn = (userId: string) => {
    if (isSignedIn(state, userId)) return;
    // Changes that waited go to their account one by one; the device must not bring them there again.
    const isBack = state.status === 'ended' && state.userId === userId;
    if (isBack && guestBag.read()?.mergeId === state.mergeId) guestBag.clear();
    // Whoever is back has this tab's changes still; other tabs' are taken over by none that has its own.
    apply({ type: 'signed-in', userId, waiting: isBack ? [] : pending.read(userId), newId: newId() });
    void enqueue(flush);
  };

  const restore = (key?: string | null) => {
    if (typeof key === 'string' && key !== options.storageKey) return;
    apply({ type: 'restored', kept: guestBag.read(), newId: newId() });
  };

  session.state$.subscribe((next) => {
    if (next.status === 'signed-in') return signIn(next.user.id);
    if (next.status !== 'signed-out' || state.status === 'visitor') return;
    waiting.end();
    if (next.isUnasked) apply({ type: 'session-ended', waiting: waitingChanges() });
    else apply({ type: 'signed-out', kept: guestBag.read(), newId: newId() });
  });
  news.savedElsewhere.subscribe(({ userId }) => {
    if (userId !== null && isSignedIn(state, userId)) void refresh('nobody');
    else if (userId === null && options.keepsOnDevice) restore();
  });

  return {
    // The bus is the one way by which a change reaches whoever shows the list.
    state$: new Observable((subscriber) => {
      subscriber.next(shown);
      return news.changed.subscribe(subscriber);
    }),
    get: () => shown,
    initial,
    sync,
    send: (change, said) => {
      apply({ type: 'changed', change }, said);
      keepGuest();
      void enqueue(flush);
    },
    carryAcross: () => {
      apply({ type: 'carried-across' });
      keepGuest();
    },
    restore,
    refresh: (known) => refresh(known),
    saved: () => (changesOf(state).length > 0 ? enqueue(flush) : queue),
  };
}
