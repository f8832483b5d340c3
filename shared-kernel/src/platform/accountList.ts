import { DataError, isUnanswered } from '../data/data';
import type { Toast } from './events';
import type { AccountList, ListServer, ListSurroundings, ListSync } from './listContract';
import { createPendingChanges } from './pendingChanges';
import { createWaiting } from './service';
import { createStore } from './store';
import { createVisitorShelf, type VisitorList } from './visitorShelf';

interface AccountListOptions<Entry, Command> extends ListSurroundings {
  /** As shoppers call it, such as `bag`. */
  name: string;
  storageKey: string;
  reduce: (entries: readonly Entry[], command: Command) => readonly Entry[];
  /** A stored value as an entry, or `undefined` when it is none. */
  parseEntry: (value: unknown) => Entry | undefined;
  parseCommand: (value: unknown) => Command | undefined;
  server: ListServer<Entry, Command>;
}

const reasonOf = (error: unknown) => (error instanceof DataError ? error.message : 'please try again.');

/**
 * The list that every page sees. A visitor's changes apply at once. A signed-in shopper's show at once too and
 * go to the server one after the other: what shows is the server's last answer plus the changes under way, so
 * that a refused one is taken back by itself. While the service does not answer, changes wait on the page and on
 * the device.
 */
export function createAccountList<Entry, Command>(
  options: AccountListOptions<Entry, Command>,
): AccountList<Entry, Command> {
  const { name, server, session, bus, service, otherTabs, newId, reduce } = options;
  type Entries = readonly Entry[];
  const shelf = createVisitorShelf<Entry>({ ...options, key: options.storageKey });
  const pending = createPendingChanges<Command>(options);
  const shown = createStore<Entries, Entries>([], (_, next) => next);
  const sync = createStore<ListSync, ListSync>('current', (_, next) => next);

  /** Whose account the list is of. */
  let userId: string | undefined;
  /** The account's session ended unasked: its list stays on the page, and changes wait for the next sign-in. */
  let isEnded = false;
  /** The server's last answer, or the visitor's own list. */
  let known: Entries = [];
  let underWay: Command[] = [];
  let mergeId = newId();
  let keeps = options.keepsOnDevice;
  /** The visitor's list that still has to become part of the account. */
  let joining: VisitorList<Entry> | undefined;
  let queue: Promise<void> = Promise.resolve();

  const waiting = createWaiting(service, 'changes', () => enqueue(flush));
  const show = () => shown.send(underWay.reduce(reduce, known));
  const isSignedIn = (owner: string) => owner === userId && !isEnded;
  const enqueue = (work: (owner: string) => Promise<void>): Promise<void> => {
    const owner = userId;
    queue = queue.then(() => (owner !== undefined && isSignedIn(owner) ? work(owner) : undefined));
    return queue;
  };

  /** What belongs to no account yet. After an ended session that is what never reached the account. */
  const visitorsOwn = (): Entries => {
    if (userId === undefined) return known;
    return isEnded ? underWay.reduce(reduce, []) : [];
  };
  const keepVisitors = () => shelf.keep({ mergeId, entries: visitorsOwn() });

  const say = (failed: string, error: unknown, action?: Toast['action']) => {
    const message = `Your ${name} could not be ${failed}: ${reasonOf(error)}`;
    bus.publish('toast/requested', { message, tone: 'error', action });
  };

  /** As they may be sent by whoever opens the shop next: repeating them changes nothing. */
  const keepPending = (owner: string) => {
    // Nothing was sent yet, and nobody knows what is there.
    if (sync.get() !== 'current') return pending.keep(owner, underWay);
    let before = known;
    const commands = underWay.map((command) => {
      before = reduce(before, command);
      return server.repeatable(command, before);
    });
    pending.keep(owner, commands);
  };

  /** Makes the visitor's lists part of the account. Both, when this tab's and the device's are different ones. */
  const join = async (owner: string): Promise<boolean> => {
    sync.send('reading');
    try {
      const kept = shelf.read();
      const visitors = [kept, joining?.mergeId === kept?.mergeId ? undefined : joining];
      let answer: Entries | undefined;
      for (const visitor of visitors)
        if (visitor && visitor.entries.length > 0)
          answer = await server.merge(visitor.mergeId, visitor.entries);
      const isChanged = answer !== undefined;
      answer ??= await server.fetch();
      if (owner !== userId) return false;
      joining = undefined;
      keeps = options.keepsOnDevice;
      shelf.clear();
      known = answer;
      show();
      sync.send('current');
      if (isChanged) otherTabs?.postMessage('changed');
      return true;
    } catch (error) {
      if (!isSignedIn(owner)) return false;
      sync.send('failed');
      if (!isUnanswered(error)) say('read', error, { label: 'Try again', run: () => void refresh() });
      else {
        // Not even a reload may lose what the visitor brought along.
        if (joining) shelf.keep(joining);
        waiting.begin();
      }
      return false;
    }
  };

  /** Sends what is under way. While the account's list is unknown, changes wait and stay on the page. */
  const flush = async (owner: string): Promise<void> => {
    if (sync.get() !== 'current' && !(await join(owner))) return;
    for (let command = underWay[0]; command !== undefined && isSignedIn(owner); command = underWay[0]) {
      try {
        known = await ofOwner(owner, server.change(command, reduce(known, command)));
        otherTabs?.postMessage('changed');
      } catch (error) {
        if (!isSignedIn(owner)) return;
        if (isUnanswered(error)) {
          underWay = [server.repeatable(command, reduce(known, command)), ...underWay.slice(1)];
          return waiting.begin();
        }
        say('brought up to date', error);
        // The refusal may mean that the list is another by now; when it cannot be read, nothing better is known.
        known = await ofOwner(owner, server.fetch()).catch(() => known);
      }
      if (owner !== userId) return;
      underWay = underWay.slice(1);
      keepPending(owner);
      show();
    }
    waiting.end();
    service.reportAnswer();
  };

  /** An answer that comes after signing out is for nobody: it leaves the list as it is. */
  const ofOwner = async (owner: string, answer: Promise<Entries>): Promise<Entries> => {
    const entries = await answer;
    return owner === userId ? entries : known;
  };

  /** Reads the account's list. What is news here, such as a bag that an order emptied, is so in the other tabs. */
  const refresh = (tellsOthers = true) =>
    enqueue(async (owner) => {
      // What waits comes first: on top of a newer list it would count twice.
      if (sync.get() !== 'current' || underWay.length > 0) return flush(owner);
      const before = JSON.stringify(known);
      try {
        known = await ofOwner(owner, server.fetch());
        show();
        if (tellsOthers && JSON.stringify(known) !== before) otherTabs?.postMessage('changed');
      } catch (error) {
        // Without an answer the list stays as it was last known.
        if (isSignedIn(owner) && !isUnanswered(error)) say('brought up to date', error);
      }
    });

  const begin = (signedIn: string) => {
    if (isSignedIn(signedIn)) return;
    if (userId === signedIn) {
      // The changes that waited go to the account one by one; the device must not bring them there again.
      if (shelf.read()?.mergeId === mergeId) shelf.clear();
    } else {
      // Another account's list is nobody else's business.
      const visitor = visitorsOwn();
      joining = visitor.length > 0 ? { mergeId, entries: visitor } : undefined;
      userId = signedIn;
      known = visitor;
      underWay = pending.read(signedIn);
      mergeId = newId();
    }
    isEnded = false;
    sync.send('reading');
    show();
    void enqueue(flush);
  };

  const keepShowing = () => {
    isEnded = true;
    waiting.end();
    pending.clear();
    sync.send('current');
  };

  const becomeVisitor = () => {
    userId = undefined;
    isEnded = false;
    waiting.end();
    pending.clear();
    underWay = [];
    joining = undefined;
    known = [];
    sync.send('current');
    restore();
  };

  const restore = () => {
    if (userId !== undefined) return;
    const kept = shelf.read();
    if (kept) keeps = true;
    // The very same empty list: another one would render every heart of the page again.
    known = kept?.entries ?? shown.initial;
    mergeId = kept?.mergeId ?? newId();
    show();
  };

  session.state$.subscribe((state) => {
    if (state.status === 'signed-in') begin(state.user.id);
    else if (state.status === 'signed-out' && userId !== undefined)
      if (state.isUnasked) keepShowing();
      else becomeVisitor();
  });
  otherTabs?.addEventListener('message', () => void refresh(false));

  return {
    ...shown,
    sync,
    send: (command) => {
      if (userId === undefined) known = reduce(known, command);
      else underWay = [...underWay, command];
      show();
      if (userId !== undefined && !isEnded) {
        keepPending(userId);
        void enqueue(flush);
      } else if (keeps) keepVisitors();
    },
    carryAcross: () => {
      if (userId !== undefined && !isEnded) return;
      keeps = true;
      keepVisitors();
    },
    restore,
    refresh: () => refresh(),
    saved: () => (underWay.length > 0 ? enqueue(flush) : queue),
  };
}
