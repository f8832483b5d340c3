import fc from 'fast-check';
import { DataError } from '../data/dataError';
import type { SessionState } from './session';
import { createMemoryStorage } from './testing/createMemoryStorage';
import { fakeServer, line, openBag, quantities, signedIn } from './testing/openBag';

/**
 * What becomes of the call that is under way: its answer comes, it never arrives, it arrives and its answer is lost, or
 * it arrives and is still unanswered when the page is left.
 */
type Fate = 'answered' | 'lost' | 'lost-answer' | 'unheard';
type Step =
  | 'add'
  | 'add-refused'
  | 'sign-in'
  | 'end-session'
  | 'sign-out'
  | 'try-again'
  | 'reload'
  | 'reload-unheard'
  | Exclude<Fate, 'unheard'>;

const noAnswer = new DataError('NETWORK', 'Nobody answered');
const asha = signedIn('asha');
const ended: SessionState = { status: 'signed-out', isUnasked: true };
const settle = () => new Promise(setImmediate);
const isRefused = (id: string) => id.startsWith('refused');

// Tabs that a step closes go on waiting in the background; nothing but a step asks again here.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/** One shopper's shop, once live: a server whose every answer waits for the test, and one tab over a device. */
function openShop() {
  const fake = fakeServer();
  const storage = createMemoryStorage();
  let underWay: ((fate: Fate) => void) | undefined;
  let isMerging = false;
  /** The visitor's list arrived and nobody has heard so. */
  let isMergeInDoubt = false;

  /**
   * Not tried: a merge whose answer is lost, and then no sign-in before the visitor's list grows. It keeps its id, and
   * the server takes it for the merged one.
   */
  const canBe = (fate: Fate) => {
    const isDoubtful = isMerging && (fate === 'lost-answer' || fate === 'unheard');
    isMerging = false;
    return !isDoubtful || tab.state.value.status === 'signed-in';
  };

  /** The call waits for its fate; a tab that was reloaded hears no answer. */
  const call =
    <Args extends unknown[], Answer>(
      work: (...args: Args) => Promise<Answer>,
      refuses?: (...args: Args) => boolean,
    ) =>
    (...args: Args) =>
      new Promise<Answer>((resolve, reject) => {
        underWay = (wanted) => {
          const fate = canBe(wanted) ? wanted : 'lost';
          underWay = undefined;
          if (fate === 'lost') return reject(noAnswer);
          const answer = refuses?.(...args)
            ? Promise.reject(new DataError('OUT_OF_STOCK', 'Sold out'))
            : work(...args);
          if (fate === 'unheard') return void answer.catch(() => undefined);
          if (fate === 'answered') isMergeInDoubt = false;
          answer.then((value) => (fate === 'answered' ? resolve(value) : reject(noAnswer)), reject);
        };
      });
  const merge = call((id: string, lines: Parameters<typeof fake.server.merge>[1]) => {
    isMergeInDoubt = true;
    return fake.server.merge(
      id,
      lines.filter(({ variant_id }) => !isRefused(variant_id)),
    );
  });
  const server = {
    fetch: call(fake.server.fetch),
    clear: call(fake.server.clear),
    setQuantity: call(fake.server.setQuantity, isRefused),
    merge: (...args: Parameters<typeof fake.server.merge>) => {
      isMerging = true;
      return merge(...args);
    },
  };
  const openTab = () => openBag(server, { storage, keepsOnDevice: true });
  let tab = openTab();
  let count = 0;
  const added: string[] = [];

  const answerAll = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await settle();
      if (underWay) quiet = 0;
      underWay?.('answered');
      if (tab.service.state.get().waiting.length > 0) tab.service.tryNow();
    }
  };
  const add = (id: string) => {
    added.push(id);
    tab.bag.send({ type: 'add', line: line(id) });
  };
  const reload = () => {
    const isSignedIn = tab.state.value.status === 'signed-in';
    underWay = undefined;
    tab.state.complete();
    tab = openTab();
    tab.bag.restore();
    if (isSignedIn) tab.state.next(asha);
  };
  const steps: Record<Exclude<Step, Fate>, () => Promise<void> | void> = {
    add: () => add(`piece ${++count}`),
    'add-refused': () => add(`refused ${++count}`),
    'sign-in': () => tab.state.next(asha),
    'end-session': () => {
      if (tab.state.value.status === 'signed-in' && !isMergeInDoubt) tab.state.next(ended);
    },
    // By choice, with nothing under way: what is, goes with the account.
    'sign-out': async () => {
      if (tab.state.value.status !== 'signed-in') return;
      await answerAll();
      tab.state.next({ status: 'signed-out' });
    },
    'try-again': () => tab.service.tryNow(),
    reload: () => reload(),
    'reload-unheard': () => {
      underWay?.('unheard');
      reload();
    },
  };
  return {
    run: async (step: Step) => {
      if (step === 'answered' || step === 'lost' || step === 'lost-answer') underWay?.(step);
      else await steps[step]();
      await settle();
    },
    /** Everything heals, and the shopper is signed in. */
    finish: async () => {
      tab.state.next(asha);
      await answerAll();
      return { shown: quantities(tab.bag.get()), saved: quantities(fake.bag()), sync: tab.bag.sync.get() };
    },
    added,
    left: () => [...storage.values.keys()],
    messages: () => tab.toasts.map(({ message }) => message),
  };
}

const step = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Step>('answered') },
  { weight: 3, arbitrary: fc.constant<Step>('add') },
  {
    weight: 7,
    arbitrary: fc.constantFrom<Step>(
      'add-refused',
      'sign-in',
      'end-session',
      'sign-out',
      'try-again',
      'reload',
      'reload-unheard',
      'lost',
      'lost-answer',
    ),
  },
);

test('whatever happens in whatever order, what was added is in the account once, and what was refused is not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30, size: 'max' }), async (steps) => {
      const shop = openShop();
      for (const each of steps) await shop.run(each);
      const { shown, saved, sync } = await shop.finish();
      const accepted = shop.added.filter((id) => !isRefused(id));
      expect(saved).toEqual(Object.fromEntries(accepted.map((id) => [id, 1])));
      expect(shown).toEqual(saved);
      expect(sync).toBe('current');
      expect(shop.left()).toEqual([]);
    }),
    {
      numRuns: 400,
      examples: [
        [['sign-in', 'answered', 'add', 'lost-answer', 'end-session', 'sign-in']],
        [['sign-in', 'answered', 'add', 'reload-unheard']],
        [['add', 'sign-in', 'lost-answer', 'reload', 'try-again']],
      ],
    },
  );
});

test('a refused change says why, when it takes itself back', async () => {
  const shop = openShop();
  for (const each of ['sign-in', 'answered', 'add-refused', 'answered'] as const) await shop.run(each);
  await shop.finish();
  expect(shop.messages()).toEqual(['Your bag could not be brought up to date: Sold out']);
});
