import { DataError, isUnanswered } from '../data/dataError';
import type { Commands, Toast } from './commands';
import type { GuestBag, GuestEntries } from './guestBag';
import type { HeldList } from './heldList';
import type { ListNews, ListServer } from './listContract';
import { changesOf, isSignedIn } from './listState';
import { createWaiting, type Service } from './service';

interface Options<Entry, Command> {
  /** As shoppers call it, such as `bag`. */
  name: string;
  reduce: (entries: readonly Entry[], command: Command) => readonly Entry[];
  list: HeldList<Entry, Command>;
  guestBag: GuestBag<Entry>;
  server: ListServer<Entry, Command>;
  news: ListNews<Entry>;
  commands: Commands;
  service: Service;
}

/** Who are told that the list was read again: other tabs when it is `news` here, or when it is known to have `changed`. */
type Tells = 'news' | 'changed' | 'nobody';

interface AccountSync {
  /** Sends what is under way, after what was asked for before. Never rejects. */
  send(): Promise<void>;
  /** Reads the account's list. Never rejects. */
  refresh(tells?: Tells): Promise<void>;
  /** Resolves when all that was asked for so far is done. */
  done(): Promise<void>;
  /** Nobody waits for the service any more: they have left. */
  end(): void;
}

const reasonOf = (error: unknown) => (error instanceof DataError ? error.message : 'please try again.');

/** Brings a signed-in shopper's changes to the server, one after the other, and the account's list here. */
export function createAccountSync<Entry, Command>(options: Options<Entry, Command>): AccountSync {
  const { name, list, guestBag, server, news, commands, service, reduce } = options;
  const { state, apply } = list;
  let queue: Promise<void> = Promise.resolve();

  /** One after the other; what was meant for somebody who has left is not done. */
  const enqueue = (work: (userId: string) => Promise<void>): Promise<void> => {
    const now = state();
    const userId = now.status === 'visitor' ? undefined : now.userId;
    queue = queue.then(() =>
      userId !== undefined && isSignedIn(state(), userId) ? work(userId) : undefined,
    );
    return queue;
  };

  const say = (failed: string, error: unknown, action?: Toast['action']) => {
    const message = `Your ${name} could not be ${failed}: ${reasonOf(error)}`;
    void commands.run('show-toast', { message, tone: 'error', action });
  };

  /** What the visitor brought into this tab, until it is part of the account. */
  const broughtHere = () => {
    const now = state();
    return now.status === 'joining' ? now.guest : undefined;
  };

  /** Makes the visitor's entries part of the account. Both, when this tab's and the device's are different ones. */
  const join = async (userId: string): Promise<void> => {
    apply({ type: 'join-begun', userId });
    try {
      const kept = guestBag.read();
      const brought = broughtHere();
      const guests = [kept, brought?.mergeId === kept?.mergeId ? undefined : brought].filter(
        (guest) => guest !== undefined,
      );
      const merged = await mergeAll(server, guests);
      const entries = merged ?? (await server.fetch());
      const now = state();
      if (now.status === 'visitor' || now.userId !== userId) return;
      if (guestBag.read()?.mergeId === kept?.mergeId) guestBag.clear();
      apply({ type: 'joined', userId, entries, merged: guests.map(({ mergeId }) => mergeId) });
      if (merged) news.publishSaved({ userId });
    } catch (error) {
      if (!isSignedIn(state(), userId)) return;
      apply({ type: 'join-failed', userId });
      if (!isUnanswered(error)) say('read', error, { label: 'Try again', run: () => void refresh() });
      else {
        // Not even a reload may lose what the visitor brought along.
        const brought = broughtHere();
        if (brought) guestBag.keep(brought);
        waiting.begin();
      }
    }
  };

  /** The change that is to be sent next, and the list that it is about. */
  const nextChange = (userId: string) => {
    const now = state();
    if (now.status !== 'account' || now.userId !== userId) return undefined;
    const [change] = now.changes;
    return change === undefined ? undefined : { change, after: reduce(now.known, change) };
  };

  /** While the account's list is unknown, changes wait and stay on the page. */
  const flush = async (userId: string): Promise<void> => {
    if (state().status === 'joining') await join(userId);
    for (let next = nextChange(userId); next !== undefined; next = nextChange(userId)) {
      const { change, after } = next;
      try {
        const entries = await server.change(change, after);
        apply({ type: 'accepted', userId, change, entries });
        news.publishSaved({ userId });
      } catch (error) {
        const isSilence = isUnanswered(error);
        if (isSilence)
          apply({ type: 'unanswered', userId, change, instead: server.repeatable(change, after) });
        if (!isSignedIn(state(), userId)) return;
        if (isSilence) return waiting.begin();
        say('brought up to date', error);
        // The refusal may mean that the list is another by now; when it cannot be read, nothing better is known.
        const entries = await server.fetch().catch(() => undefined);
        apply({ type: 'refused', userId, change, entries });
      }
    }
    if (state().status !== 'account') return;
    waiting.end();
    service.reportAnswer();
  };

  const send = () => enqueue(flush);
  const waiting = createWaiting(service, 'changes', send);

  const refresh = (tells: Tells = 'news') =>
    enqueue(async (userId) => {
      // They ask by themselves, and may get an answer where this tab gets none.
      if (tells === 'changed') news.publishSaved({ userId });
      // What waits comes first: on top of a newer list it would count twice.
      if (state().status === 'joining' || changesOf(state()).length > 0) return flush(userId);
      const before = JSON.stringify(state().known);
      try {
        apply({ type: 'refreshed', userId, entries: await server.fetch() });
        if (tells === 'news' && JSON.stringify(state().known) !== before) news.publishSaved({ userId });
      } catch (error) {
        // Without an answer the list stays as it was last known.
        if (isSignedIn(state(), userId) && !isUnanswered(error)) say('brought up to date', error);
      }
    });

  return { send, refresh, done: () => queue, end: waiting.end };
}

/** The account's list with all of them in it; `undefined` where none has entries. */
async function mergeAll<Entry>(
  server: Pick<ListServer<Entry, unknown>, 'merge'>,
  guests: readonly GuestEntries<Entry>[],
): Promise<readonly Entry[] | undefined> {
  let entries: readonly Entry[] | undefined;
  for (const guest of guests)
    if (guest.entries.length > 0) entries = await server.merge(guest.mergeId, guest.entries);
  return entries;
}
