import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useState,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Platform } from '../platform/createPlatform';
import { Island } from '../react/Island';
import { PlatformProvider } from '../react/PlatformProvider';
import { useWishlist } from '../react/useWishlist';
import { laterPart } from '../routing/laterPart';
import { createTestPlatform } from './createTestPlatform';

/** What the browser tells the page, by hand. */
let idleWork: (() => void)[];
let seeNow: (host: Element) => void;
let observed: Set<Element>;
let root: Root | undefined;
let stopListening: () => void;
let complaints: unknown[];
let page: HTMLElement;

beforeEach(() => {
  idleWork = [];
  observed = new Set();
  complaints = [];
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => idleWork.push(work),
    cancelIdleCallback: (asked: number) => (idleWork[asked - 1] = () => undefined),
    IntersectionObserver: class {
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        seeNow = (target) => tell([{ isIntersecting: true, target }]);
      }
      observe = (host: Element) => observed.add(host);
      unobserve = (host: Element) => observed.delete(host);
    },
  });
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => complaints.push(said));
});
afterEach(async () => {
  const leaving = root;
  root = undefined;
  await act(() => leaving?.unmount());
  stopListening();
  page.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Does it, and waits until React has done what follows from it. */
const settle = (deed: () => unknown) =>
  act(async () => {
    deed();
    await Promise.resolve();
  });

/** What a touch does has been painted. */
const calm = () => settle(() => jest.advanceTimersByTime(300));

/** One browser that has nothing else to do. */
const rest = () =>
  settle(() => {
    const [next] = idleWork.splice(0, 1);
    next?.();
  });

/** Renders on the server, then takes over in the browser, as the shell does. */
async function open(
  content: ReactNode,
  {
    platform = createTestPlatform({ database: {} }).platform,
    onServed,
  }: { platform?: Platform; onServed?: () => void } = {},
) {
  const app = <PlatformProvider platform={platform}>{content}</PlatformProvider>;
  page = document.createElement('div');
  page.innerHTML = renderToString(app);
  onServed?.();
  document.body.append(page);
  const html = page.innerHTML;
  platform.islands.begin();
  stopListening = platform.islands.wakeAll;
  const report = (error: unknown) => complaints.push(error);
  await settle(() => {
    root = hydrateRoot(page, app, { onRecoverableError: report, onUncaughtError: report });
  });
  return { platform, html };
}

const taken: string[] = [];
beforeEach(() => void taken.splice(0));

/** A button that counts its presses, and tells when React has it. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button ref={(button) => void (button && taken.push(name))} onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}
const button = (name: string) => screen.getByRole('button', { name: new RegExp(name) });
const hostOf = (name: string) => button(name).parentElement!;

const twoFar = (
  <>
    <Island>
      <Counter name="first" />
    </Island>
    <Island>
      <Counter name="second" />
    </Island>
  </>
);

test('it stays the server’s HTML, element by element, until it is woken', async () => {
  const { html } = await open(twoFar);
  const before = button('first');
  expect(page.innerHTML).toBe(html);
  expect(taken).toEqual([]);
  await settle(() => fireEvent.pointerOver(before));
  expect(taken).toEqual(['first']);
  expect(button('first')).toBe(before);
  expect(complaints).toEqual([]);
});

test.each<[string, (target: Element) => boolean]>([
  ['a pointer', (target) => fireEvent.pointerOver(target)],
  ['a finger', (target) => fireEvent.touchStart(target)],
  ['the focus', (target) => fireEvent.focusIn(target)],
  ['a key', (target) => fireEvent.keyDown(target, { key: 'Tab' })],
  ['typing', (target) => fireEvent.input(target)],
])('%s in it wakes it, and it alone', async (_, touch) => {
  await open(twoFar);
  await settle(() => touch(button('second')));
  expect(taken).toEqual(['second']);
  expect(complaints).toEqual([]);
});

test('being seen wakes it once the browser has a moment', async () => {
  await open(twoFar);
  await settle(() => seeNow(hostOf('second')));
  expect(taken).toEqual([]);
  await rest();
  expect(taken).toEqual(['second']);
});

test('after the first touch anywhere the others follow one by one', async () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] });
  await open(
    <>
      <p>words</p>
      {twoFar}
    </>,
  );
  await settle(() => fireEvent.touchStart(screen.getByText('words')));
  // The touch is answered before.
  expect(idleWork).toEqual([]);
  await calm();
  expect(taken).toEqual([]);
  await rest();
  expect(taken).toEqual(['first']);
  await rest();
  expect(taken).toEqual(['first', 'second']);
});

test('whoever touches a link is about to leave: the others sleep on', async () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] });
  await open(
    <>
      <a href="/elsewhere">elsewhere</a>
      {twoFar}
    </>,
  );
  await settle(() => fireEvent.touchStart(screen.getByText('elsewhere')));
  await calm();
  await rest();
  expect(taken).toEqual([]);
});

test('who touches something and leaves at once leaves the others asleep', async () => {
  jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] });
  const { platform } = await open(<main>{twoFar}</main>);
  await settle(() => fireEvent.touchStart(document.body));
  await settle(() => platform.islands.leave(document.querySelector('main')!));
  await calm();
  await rest();
  expect(taken).toEqual([]);
});

test('what leaves with its page sleeps on, unless it is used; what stands around the page wakes', async () => {
  const { platform } = await open(
    <>
      <main>{twoFar}</main>
      <Island>
        <Counter name="footer" />
      </Island>
    </>,
  );
  await settle(() => platform.islands.leave(document.querySelector('main')!));
  await rest();
  expect(taken).toEqual(['footer']);
  expect(platform.islands.maySleep()).toBe(false);
  await settle(() => fireEvent.pointerOver(button('second')));
  expect(taken).toEqual(['footer', 'second']);
  expect(complaints).toEqual([]);
});

test('a focus that a script moved does not wake the others', async () => {
  await open(
    <>
      <input aria-label="search" />
      {twoFar}
    </>,
  );
  await settle(() => fireEvent.focusIn(screen.getByLabelText('search')));
  await rest();
  expect(taken).toEqual([]);
});

test('before a navigation all wake, and none sleeps after it', async () => {
  const { platform } = await open(twoFar);
  await settle(() => platform.islands.wakeAll());
  expect(taken).toEqual(['first', 'second']);
  expect(platform.islands.maySleep()).toBe(false);
});

const item = { id: 'silk', name: 'Silk', price: 100, image: '/silk.webp' };

function Heart() {
  const { has } = useWishlist();
  return <button aria-pressed={has('silk')}>heart</button>;
}

test('a wishlist that is known wakes it at once, and its heart is right', async () => {
  const far = (
    <Island>
      <Heart />
    </Island>
  );
  const shopper = createTestPlatform({ database: {} });
  await open(far, shopper);
  expect(button('heart').getAttribute('aria-pressed')).toBe('false');
  await settle(() => shopper.platform.wishlist.send({ type: 'add', item: item as never }));
  await rest();
  expect(button('heart').getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
});

test('a session that is known wakes all in turn', async () => {
  const shopper = createTestPlatform({ database: {} });
  await open(twoFar, shopper);
  await act(async () => {
    await shopper.platform.session.settled();
    shopper.signIn();
  });
  await rest();
  await rest();
  expect(taken).toEqual(['first', 'second']);
});

test('a press before it woke is heard, and once', async () => {
  await open(twoFar);
  await settle(() => {
    fireEvent.pointerDown(button('first'));
    fireEvent.click(button('first'));
  });
  expect(button('first').textContent).toBe('first 1');
});

test('a press is heard by an island within an island', async () => {
  await open(
    <Island>
      <p>outer</p>
      <Island>
        <Counter name="inner" />
      </Island>
    </Island>,
  );
  await settle(() => fireEvent.click(button('inner')));
  expect(button('inner').textContent).toBe('inner 1');
});

test('a press before the page came alive is heard', async () => {
  const { platform } = createTestPlatform({ database: {} });
  const app = (
    <PlatformProvider platform={platform}>
      <Island>{twoFar}</Island>
    </PlatformProvider>
  );
  page = document.createElement('div');
  page.innerHTML = renderToString(app);
  document.body.append(page);
  platform.islands.begin();
  stopListening = platform.islands.wakeAll;
  await settle(() => {
    startTransition(() => {
      root = hydrateRoot(page, app);
    });
    fireEvent.click(button('second'));
  });
  expect(button('second').textContent).toBe('second 1');
});

test.each([0, 1, 2, 5])(
  'what wakes while React has just begun to wait for it is taken over as it is, %s moments after its turn',
  async (moments) => {
    const { platform } = createTestPlatform({ database: {} });
    const { add } = platform.islands;
    // As soon as it is known it wakes, some moments later.
    platform.islands.add = (island) => {
      void (async () => {
        for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
        island.wake();
      })();
      return add(island);
    };
    await open(twoFar, { platform });
    const before = button('first');
    await settle(() => fireEvent.click(before));
    expect(before.isConnected).toBe(true);
    expect(complaints).toEqual([]);
  },
);

test.each([
  { what: 'it alone', move: () => undefined, wakes: ['second'] },
  {
    // Pages that scroll to a focus move under a pointer that rests.
    what: 'whatever a pointer is over since',
    move: () => fireEvent.pointerOver(button('first')),
    wakes: ['first', 'second'],
  },
])('what has the focus from before the page came alive wakes, and $what', async ({ move, wakes }) => {
  const { platform } = createTestPlatform({ database: {} });
  const app = <PlatformProvider platform={platform}>{twoFar}</PlatformProvider>;
  page = document.createElement('div');
  page.innerHTML = renderToString(app);
  document.body.append(page);
  button('second').focus();
  platform.islands.begin();
  stopListening = platform.islands.wakeAll;
  move();
  await settle(() => {
    root = hydrateRoot(page, app);
  });
  expect(taken.toSorted()).toEqual(wakes);
});

const Colour = createContext('red');
let paint: (colour: string) => void;
let rename: (name: string) => void;

function Above({ children }: { children: ReactNode }) {
  const [colour, setColour] = useState('red');
  paint = setColour;
  return <Colour value={colour}>{children}</Colour>;
}
const Painted = () => <p>{use(Colour)}</p>;

function Named({ part: Part = Counter }: { part?: ComponentType<{ name: string }> }) {
  const [name, setName] = useState('old');
  rename = setName;
  return (
    <Island>
      <Part name={name} />
    </Island>
  );
}

test('a render above leaves it asleep, and it wakes with what is true by then', async () => {
  const { html } = await open(<Named />);
  const before = button('old');
  await settle(() => rename('new'));
  expect(page.innerHTML).toBe(html);
  expect(taken).toEqual([]);
  await settle(() => fireEvent.pointerOver(before));
  expect(button('new')).toBe(before);
  expect(complaints).toEqual([]);
});

test('what waits for its code stays the server’s HTML, whatever changes above', async () => {
  let arrive!: () => void;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  let isServer = true;
  function Fetched({ name }: { name: string }) {
    if (!isServer) use(code);
    return <Counter name={name} />;
  }
  await open(<Named part={Fetched} />, { onServed: () => (isServer = false) });
  const before = button('old');
  await settle(() => rename('new'));
  await settle(() => fireEvent.pointerOver(before));
  await settle(() => rename('newer'));
  expect(before.isConnected).toBe(true);
  await settle(arrive);
  expect(button('newer')).toBe(before);
  expect(complaints).toEqual([]);
});

test('a context that changes above shows at once, without a moment of nothing', async () => {
  const shown: string[] = [];
  await open(
    <Above>
      <Island>
        <Painted />
      </Island>
    </Above>,
  );
  const observer = new MutationObserver(() => shown.push(page.textContent));
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  await settle(() => paint('blue'));
  observer.disconnect();
  expect(page.textContent).toBe('blue');
  expect(shown).not.toContain('');
});

test('one that leaves the page while asleep is forgotten', async () => {
  let leave!: () => void;
  function Leaving() {
    const [isThere, setThere] = useState(true);
    leave = () => setThere(false);
    return isThere ? (
      <Island>
        <Counter name="leaving" />
      </Island>
    ) : null;
  }
  const { platform } = await open(<Leaving />);
  expect(observed.size).toBe(1);
  await settle(leave);
  expect(observed.size).toBe(0);
  expect(page.innerHTML).toBe('');
  await settle(() => platform.islands.wakeAll());
  expect(taken).toEqual([]);
  expect(complaints).toEqual([]);
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}
let isBroken = false;
function Fragile() {
  if (isBroken) throw new Error('it broke');
  return <button>fragile</button>;
}

test('an error inside reaches the nearest boundary when it wakes', async () => {
  isBroken = false;
  await open(
    <Boundary>
      <Island>
        <Fragile />
      </Island>
    </Boundary>,
  );
  isBroken = true;
  await settle(() => fireEvent.pointerOver(button('fragile')));
  expect(page.textContent).toBe('it broke');
});

test('what the browser renders itself never sleeps', async () => {
  let add!: () => void;
  function Later() {
    const [isThere, setThere] = useState(false);
    add = () => setThere(true);
    return isThere && twoFar;
  }
  await open(<Later />);
  await settle(add);
  expect(taken).toEqual(['first', 'second']);
});

/** Tells what the page shows at each commit. */
function renderAnew(mayFollow: boolean): string[] {
  const shown: string[] = [];
  const Seen = ({ name }: { name: string }) => {
    useLayoutEffect(() => void shown.push(page.textContent));
    return <p>{name}</p>;
  };
  const { platform } = createTestPlatform({ database: {} });
  page = document.createElement('div');
  document.body.append(page);
  platform.islands.begin();
  platform.islands.leave(page);
  platform.islands.letFollow(mayFollow);
  stopListening = platform.islands.wakeAll;
  const fresh = createRoot(page);
  root = fresh;
  act(() =>
    fresh.render(
      <PlatformProvider platform={platform}>
        <Seen name="first" />
        <Island>
          <Seen name=", seen" />
        </Island>
        <Island height={200}>
          <Seen name=", below" />
        </Island>
        <Island follows>
          <Seen name=", not shown" />
        </Island>
      </PlatformProvider>,
    ),
  );
  return shown;
}

test('of a page that a link led to, what is never seen at first comes right behind the rest', () => {
  const shown = renderAnew(true);
  expect(shown.at(0)).toBe('first, seen');
  expect(shown.at(-1)).toBe('first, seen, below, not shown');
  expect(page.querySelector<HTMLElement>('div:last-of-type')?.style.minHeight).toBe('');
});

test('a page that is gone back to comes whole: it is shown where it was left', () => {
  expect(renderAnew(false).at(0)).toBe('first, seen, below, not shown');
});

const until = (isSo: () => boolean) => waitFor(() => expect(isSo()).toBe(true));

describe('a part whose code is a script of its own', () => {
  /** Answers when it is told. */
  const heldPart = () => {
    let answer: (part: ComponentType<{ name: string }>) => void = () => undefined;
    const load = jest.fn(() => new Promise<ComponentType<{ name: string }>>((resolve) => (answer = resolve)));
    return { part: laterPart(load), load, answer: () => answer(Counter) };
  };
  /** The server has its code, the browser has not. */
  const sendWithout = async (
    { part }: ReturnType<typeof heldPart>,
    Around: ComponentType<{ children: ReactNode }> = ({ children }) => children,
  ) => {
    const served = laterPart(() => Promise.resolve(Counter));
    await served.load();
    let Shown = served.Part;
    const Either = (props: { name: string }) => (
      <Around>
        <Shown {...props} />
      </Around>
    );
    return open(
      <Island code={part.load}>
        <Either name="first" />
      </Island>,
      { onServed: () => (Shown = part.Part) },
    );
  };

  test('it is fetched when it is woken, and takes over what the server sent', async () => {
    const held = heldPart();
    const { html } = await sendWithout(held);
    const before = button('first');
    expect(held.load).not.toHaveBeenCalled();
    await settle(() => fireEvent.pointerOver(before));
    expect(held.load).toHaveBeenCalledTimes(1);
    expect(page.innerHTML).toBe(html);
    await settle(held.answer);
    expect(taken).toEqual(['first']);
    expect(button('first')).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('what is pressed until it is there is pressed once, however often', async () => {
    const held = heldPart();
    await sendWithout(held);
    await settle(() => fireEvent.pointerDown(button('first')));
    await settle(() => button('first').click());
    await settle(() => button('first').click());
    await settle(held.answer);
    await until(() => button('first').textContent === 'first 1');
    await settle(() => button('first').click());
    expect(button('first').textContent).toBe('first 2');
  });

  test('a press that wakes it is heard as well', async () => {
    const held = heldPart();
    await sendWithout(held);
    await settle(() => button('first').click());
    await settle(held.answer);
    await until(() => button('first').textContent === 'first 1');
  });

  test('a press in a part that sleeps within it is heard as well', async () => {
    const held = heldPart();
    await sendWithout(held, ({ children }) => <Island>{children}</Island>);
    await settle(() => button('first').click());
    await settle(held.answer);
    await until(() => button('first').textContent === 'first 1');
  });

  test('without its code it stays what the server sent', async () => {
    const failing = laterPart<{ name: string }>(() => Promise.reject(new Error('no network')));
    const { html } = await sendWithout({ ...heldPart(), part: failing });
    jest.useFakeTimers();
    await settle(() => fireEvent.pointerOver(button('first')));
    await act(() => jest.runAllTimersAsync());
    jest.useRealTimers();
    expect(page.innerHTML).toBe(html);
    expect(complaints).toEqual([]);
  });
});
