import { type ListEvent, type ListState, shownOf, syncOf, transition } from './listState';

type State = ListState<string, string>;
type Event = ListEvent<string, string>;

const rules = {
  reduce: (entries: readonly string[], change: string) => [...entries, change],
  keepsOnDevice: false,
};
const after = (state: State, ...events: Event[]): State =>
  events.reduce((before, event) => transition(rules, before, event), state);
const shown = (state: State) => shownOf(rules, state).join(' ');

const userId = 'asha';
const visitor: State = { status: 'visitor', known: ['kurta'], mergeId: 'm1', isKept: false };
const signedIn: Event = { type: 'signed-in', userId, waiting: [], newId: 'm2' };
const joining = after(visitor, signedIn);
const joined: Event = { type: 'joined', userId, entries: ['juti', 'kurta'], merged: ['m1'] };
const account = after(joining, joined);
const changed = (change: string): Event => ({ type: 'changed', change });
const ended = after(
  account,
  changed('shawl'),
  { type: 'session-ended', waiting: ['shawl'] },
  changed('saree'),
);
const signedOut: Event = { type: 'signed-out', kept: undefined, newId: 'm3' };

test('a visitor’s list is theirs, and comes back from the device', () => {
  expect(shown(after(visitor, changed('saree')))).toBe('kurta saree');
  const kept = { mergeId: 'm0', entries: ['dupatta'] };
  expect(after(visitor, { type: 'restored', kept, newId: 'm9' })).toEqual({
    status: 'visitor',
    known: ['dupatta'],
    mergeId: 'm0',
    isKept: true,
  });
});

test('signing in shows the visitor’s list until the account’s is known', () => {
  expect([shown(joining), syncOf(joining)]).toEqual(['kurta', 'reading']);
  const failed = after(joining, changed('saree'), { type: 'join-failed', userId });
  expect([shown(failed), syncOf(failed)]).toEqual(['kurta saree', 'failed']);
  const healed = after(failed, { type: 'join-begun', userId }, joined);
  expect([shown(healed), syncOf(healed)]).toEqual(['juti kurta saree', 'current']);
});

test('a change shows at once; the answer to it takes its place, a refusal takes it back', () => {
  const changing = after(account, changed('saree'), changed('dupatta'));
  expect(shown(changing)).toBe('juti kurta saree dupatta');
  const entries = ['juti', 'kurta', 'Saree'];
  const answers = { userId, change: 'saree', entries };
  expect(shown(after(changing, { type: 'accepted', ...answers }))).toBe('juti kurta Saree dupatta');
  expect(shown(after(changing, { type: 'refused', ...answers, entries: undefined }))).toBe(
    'juti kurta dupatta',
  );
  const unanswered = after(changing, { type: 'unanswered', userId, change: 'saree', instead: 'put saree' });
  expect(shown(unanswered)).toBe('juti kurta put saree dupatta');
});

test.each<[string, State, Event]>([
  ['another shopper’s answer', account, { type: 'refreshed', userId: 'ravi', entries: [] }],
  ['an answer after signing out', after(account, signedOut), joined],
  [
    'the answer to a change that is gone',
    account,
    { type: 'accepted', userId, change: 'saree', entries: [] },
  ],
  [
    'a look at the account while the visitor’s list joins it',
    joining,
    { type: 'refreshed', userId, entries: [] },
  ],
  ['the join of an earlier sign-in', joining, { ...joined, merged: [] } as Event],
  ['the same sign-in again', account, signedIn],
  ['a session that ends for a visitor', visitor, { type: 'session-ended', waiting: [] }],
  ['the device’s list, for a signed-in shopper', account, { type: 'restored', kept: undefined, newId: 'm9' }],
])('%s changes nothing', (_, state, event) => {
  expect(transition(rules, state, event)).toBe(state);
});

test('an ended session keeps showing; its own next sign-in goes on, another takes along what was added since', () => {
  expect([shown(ended), syncOf(ended)]).toEqual(['juti kurta shawl saree', 'current']);
  expect(after(ended, signedIn)).toMatchObject({
    status: 'joining',
    guest: undefined,
    changes: ['shawl', 'saree'],
  });
  expect(after(ended, { ...signedIn, userId: 'ravi' } as Event)).toMatchObject({
    status: 'joining',
    known: ['saree'],
    changes: [],
    guest: { mergeId: 'm2', entries: ['saree'] },
  });
});

test('signing out by choice leaves nothing of the account', () => {
  expect(after(account, changed('saree'), signedOut)).toEqual({
    status: 'visitor',
    known: [],
    mergeId: 'm3',
    isKept: false,
  });
});
