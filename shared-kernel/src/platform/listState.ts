import type { GuestEntries } from './guestBag';
import type { ListSync } from './listContract';

interface Common<Entry> {
  /** What shows before the changes under way: the visitor's own list, or the server's last answer. */
  known: readonly Entry[];
  /** UUID under which what belongs to no account is merged once, after the next sign-in. */
  mergeId: string;
  /** Whether what belongs to no account stays on the device. */
  isKept: boolean;
}

interface Owned<Entry, Change> extends Common<Entry> {
  /** Whose account the list is of. */
  userId: string;
  /** Changes that have not reached the account yet, oldest first. */
  changes: readonly Change[];
}

export type ListState<Entry, Change> =
  | (Common<Entry> & { status: 'visitor' })
  | (Owned<Entry, Change> & {
      status: 'joining';
      hasFailed: boolean;
      /** What the visitor brought along, until it is part of the account. */
      guest: GuestEntries<Entry> | undefined;
    })
  | (Owned<Entry, Change> & { status: 'account' })
  | (Owned<Entry, Change> & {
      status: 'ended';
      guest: GuestEntries<Entry> | undefined;
      /** Changes made since: they belong to whoever signs in next. */
      since: readonly Change[];
    });

/** What happens to a list. Answers name the account and the change they answer, as either may be gone by then. */
export type ListEvent<Entry, Change> =
  | { type: 'changed'; change: Change }
  | { type: 'restored' | 'signed-out'; kept: GuestEntries<Entry> | undefined; newId: string }
  | { type: 'carried-across' }
  | { type: 'signed-in'; userId: string; waiting: readonly Change[]; newId: string }
  /** `waiting`: the changes under way, in a form that is harmless to repeat. */
  | { type: 'session-ended'; waiting: readonly Change[] }
  | { type: 'join-begun' | 'join-failed'; userId: string }
  | { type: 'joined'; userId: string; entries: readonly Entry[]; merged: readonly string[] }
  | { type: 'refreshed'; userId: string; entries: readonly Entry[] }
  | { type: 'accepted'; userId: string; change: Change; entries: readonly Entry[] }
  /** `entries`: the account's list as it is, where it could be read. */
  | { type: 'refused'; userId: string; change: Change; entries: readonly Entry[] | undefined }
  /** `instead`: what brings the change there when nobody knows whether it arrived. */
  | { type: 'unanswered'; userId: string; change: Change; instead: Change };

export interface ListRules<Entry, Change> {
  reduce: (entries: readonly Entry[], change: Change) => readonly Entry[];
  /** Whether a visitor's list stays on the device without being asked to. */
  keepsOnDevice: boolean;
}

/** Always the same one, so that an empty list which stays empty makes no page render again. */
const nothing: readonly never[] = [];

const visitor = <Entry>(
  kept: GuestEntries<Entry> | undefined,
  newId: string,
  isKept: boolean,
): Common<Entry> & { status: 'visitor' } => ({
  status: 'visitor',
  known: kept?.entries ?? nothing,
  mergeId: kept?.mergeId ?? newId,
  isKept: isKept || kept !== undefined,
});

export const initialList = <Entry, Change>(newId: string, isKept: boolean): ListState<Entry, Change> =>
  visitor<Entry>(undefined, newId, isKept);

/**
 * The list after an event:
 *
 * | In      | Event         | Becomes | What shows                                                        |
 * | ------- | ------------- | ------- | ----------------------------------------------------------------- |
 * | visitor | changed       | visitor | the list with the change                                          |
 * | visitor | restored      | visitor | what the device kept                                              |
 * | any     | signed-in     | joining | a visitor's own list; in an ended session's own account what it showed |
 * | joining | joined        | account | the account's list, and the changes that waited                   |
 * | joining | join-failed   | joining | as before; its `sync` is `failed`                                 |
 * | owned   | changed       | as it is | the list with the change, which is under way or waits            |
 * | owned   | accepted      | as it is | the server's answer, and the other changes                       |
 * | owned   | refused       | as it is | the list without that change: it took itself back                |
 * | owned   | unanswered    | as it is | as before; the change waits in a form that is harmless to repeat |
 * | owned   | refreshed     | as it is | the server's answer, and the changes; not while joining          |
 * | owned   | session-ended | ended   | as before: changes wait for the next sign-in                      |
 * | ended   | changed       | ended   | the list with the change, which belongs to whoever signs in next  |
 * | owned   | signed-out    | visitor | what the device kept                                              |
 *
 * Owned are `joining`, `account` and `ended`. Everything else, such as an answer for somebody who has left, changes
 * nothing.
 */
export function transition<Entry, Change>(
  rules: ListRules<Entry, Change>,
  state: ListState<Entry, Change>,
  event: ListEvent<Entry, Change>,
): ListState<Entry, Change> {
  switch (event.type) {
    case 'changed':
      return change(rules, state, event.change);
    case 'restored':
      return state.status === 'visitor' ? visitor(event.kept, event.newId, state.isKept) : state;
    case 'carried-across':
      return state.status === 'visitor' || state.status === 'ended' ? { ...state, isKept: true } : state;
    case 'signed-in':
      return signIn(rules, state, event);
    case 'signed-out':
      return state.status === 'visitor' ? state : visitor(event.kept, event.newId, state.isKept);
    case 'session-ended':
      if (state.status !== 'joining' && state.status !== 'account') return state;
      return {
        ...state,
        status: 'ended',
        changes: event.waiting,
        guest: state.status === 'joining' ? state.guest : undefined,
        since: nothing,
      };
    default:
      return state.status !== 'visitor' && state.userId === event.userId
        ? answered(rules, state, event)
        : state;
  }
}

function change<Entry, Change>(
  { reduce }: ListRules<Entry, Change>,
  state: ListState<Entry, Change>,
  made: Change,
): ListState<Entry, Change> {
  if (state.status === 'visitor') return { ...state, known: reduce(state.known, made) };
  // A visitor's list that still has to join the account is merged as it is: what comes later goes the account's way.
  if (state.status !== 'ended' || state.guest) return { ...state, changes: [...state.changes, made] };
  return { ...state, since: [...state.since, made] };
}

function signIn<Entry, Change>(
  { reduce }: ListRules<Entry, Change>,
  state: ListState<Entry, Change>,
  { userId, waiting, newId }: Extract<ListEvent<Entry, Change>, { type: 'signed-in' }>,
): ListState<Entry, Change> {
  if (isSignedIn(state, userId)) return state;
  if (state.status === 'ended' && state.userId === userId) {
    const { since, ...owned } = state;
    return { ...owned, status: 'joining', hasFailed: false, changes: [...state.changes, ...since] };
  }
  // Another account's list is nobody else's business.
  const guest = guestOf(reduce, state);
  return {
    status: 'joining',
    hasFailed: false,
    userId,
    known: guest?.entries ?? nothing,
    changes: waiting,
    guest: guest && guest.entries.length > 0 ? guest : undefined,
    mergeId: newId,
    isKept: state.isKept,
  };
}

type Answer<Entry, Change> = Extract<ListEvent<Entry, Change>, { userId: string }> & {
  type: Exclude<ListEvent<Entry, Change>['type'], 'signed-in'>;
};

function answered<Entry, Change>(
  { keepsOnDevice }: ListRules<Entry, Change>,
  state: Exclude<ListState<Entry, Change>, { status: 'visitor' }>,
  event: Answer<Entry, Change>,
): ListState<Entry, Change> {
  const [first, ...others] = state.changes;
  switch (event.type) {
    case 'join-begun':
      return state.status === 'joining' ? { ...state, hasFailed: false } : state;
    case 'join-failed':
      return state.status === 'joining' ? { ...state, hasFailed: true } : state;
    case 'joined': {
      // The answer to an earlier sign-in knows nothing of what the visitor has brought along since.
      if (state.status !== 'account' && state.guest && !event.merged.includes(state.guest.mergeId))
        return state;
      const { userId, changes, mergeId } = state;
      const joined = { userId, changes, mergeId, known: event.entries, isKept: keepsOnDevice };
      return state.status === 'ended'
        ? { ...joined, status: 'ended', guest: undefined, since: state.since }
        : { ...joined, status: 'account' };
    }
    case 'refreshed':
      return state.status === 'joining' ? state : { ...state, known: event.entries };
    case 'accepted':
      return first === event.change ? { ...state, known: event.entries, changes: others } : state;
    case 'refused':
      if (first !== event.change) return state;
      return { ...state, known: event.entries ?? state.known, changes: others };
    case 'unanswered':
      return first === event.change ? { ...state, changes: [event.instead, ...others] } : state;
  }
}

/** What every page shows. */
export const shownOf = <Entry, Change>(
  { reduce }: ListRules<Entry, Change>,
  state: ListState<Entry, Change>,
): readonly Entry[] => {
  const shown = changesOf(state).reduce(reduce, state.known);
  return state.status === 'ended' ? state.since.reduce(reduce, shown) : shown;
};

/** What has not reached its account yet. */
export const changesOf = <Change>(state: ListState<unknown, Change>): readonly Change[] =>
  state.status === 'visitor' ? nothing : state.changes;

export function syncOf(state: ListState<unknown, unknown>): ListSync {
  if (state.status !== 'joining') return 'current';
  return state.hasFailed ? 'failed' : 'reading';
}

/** What belongs to no account yet: a visitor's list, or what was added since a session ended. */
export function guestOf<Entry, Change>(
  reduce: ListRules<Entry, Change>['reduce'],
  state: ListState<Entry, Change>,
): GuestEntries<Entry> | undefined {
  const { status, mergeId } = state;
  if (status === 'visitor') return { mergeId, entries: state.known };
  if (status !== 'ended') return undefined;
  return state.guest ?? { mergeId, entries: state.since.reduce(reduce, nothing as readonly Entry[]) };
}

/** Whether `userId` is signed in and the list is of that account. */
export const isSignedIn = (state: ListState<unknown, unknown>, userId: string): boolean =>
  (state.status === 'joining' || state.status === 'account') && state.userId === userId;
