import { noteFirstPresses } from './noteFirstPresses';
import { wakeByHand } from './wakeByHand';
import { wakeByView } from './wakeByView';
import { wakeInTurn } from './wakeInTurn';

/** One part of the first page that is the server's HTML until it is woken. */
export interface SleepingIsland {
  host: Element;
  /** Lets React take the part over; called at most once. */
  wake: () => void;
}

/** Leads on by a link within this document. */
type Follow = (link: HTMLAnchorElement) => void;

/** Which parts of the first page sleep, and what wakes them. */
export interface Islands {
  /** Whether parts that are taken over from the server's HTML may sleep. */
  maySleep(): boolean;
  /** Wakes the part when there is a reason. Returns what forgets it, when it has left the page. */
  add(island: SleepingIsland): () => void;
  /**
   * Lets parts sleep from now on, on the page that the server rendered; to be called before it is taken over. `follow` leads on by a
   * link that is pressed while the code of its part is on its way.
   */
  begin(follow?: Follow): void;
  follow(): Follow | undefined;
  /** What was pressed from `begin` on until React told of the first parts: some of it may belong to them. */
  pressedBefore(): readonly Event[];
  /** Wakes one after the other whenever the browser has nothing else to do: the page is no longer everybody's. */
  wakeInTurn(): void;
  /** Wakes all, and lets none sleep any more. To be called before React hears of a change of the page. */
  wakeAll(): void;
  /**
   * The same before another page comes, which takes its own parts along: wakes what stands outside of it, and leaves the others
   * asleep, unless they are used before they are gone.
   */
  leave(page: Element): void;
  /** Whether parts that are never seen at first may follow the rest of the page that comes; to be called before React hears of it. */
  letFollow(may: boolean): void;
  mayFollow(): boolean;
}

/** Milliseconds after which all are woken in turn although nobody did anything: the next page comes sooner then. */
const patience = 10_000;

/** Milliseconds by which the first press has been painted: until then it has the processor to itself. */
const calm = 300;

/** Without `begin` no part ever sleeps: on the server, in tests, and where a remote runs alone. */
export function createIslands(): Islands {
  const sleeping = new Map<Element, SleepingIsland>();
  let stop: (() => void) | undefined;
  let mayBegin = false;
  let mayFollow = false;
  /** Where somebody was last at work: a part may be told of only after they began. */
  let touched: Element | undefined;
  let first: ReturnType<typeof noteFirstPresses> | undefined;
  let followed: Follow | undefined;
  let beginning: ReturnType<typeof setTimeout> | undefined;

  const wake = (host: Element) => {
    const island = sleeping.get(host);
    sleeping.delete(host);
    view?.forget(host);
    island?.wake();
  };
  const turns = wakeInTurn(() => {
    const [next] = sleeping.keys();
    if (next) wake(next);
    return sleeping.size > 0;
  });
  let view: ReturnType<typeof wakeByView> | undefined;

  return {
    maySleep: () => mayBegin,
    pressedBefore: () => first?.presses ?? [],
    add: (island) => {
      sleeping.set(island.host, island);
      first?.stopSoon();
      // Nobody hears of a focus that was there before.
      const inUse = [touched, document.activeElement].some((at) => at && island.host.contains(at));
      if (!mayBegin || inUse) wake(island.host);
      else {
        view?.watch(island.host);
        turns.goOn();
      }
      return () => {
        sleeping.delete(island.host);
        view?.forget(island.host);
      };
    },
    follow: () => followed,
    begin: (follow) => {
      mayBegin = true;
      followed = follow;
      first = noteFirstPresses();
      view = wakeByView(wake);
      const stopListening = wakeByHand((target, isHere) => {
        touched = target;
        for (let host: Element | null = target; host; host = host.parentElement) wake(host);
        if (isHere) beginning ??= setTimeout(turns.begin, calm);
      });
      const quiet = setTimeout(turns.begin, patience);
      stop = () => {
        stopListening();
        clearTimeout(beginning);
        clearTimeout(quiet);
        turns.stop();
      };
    },
    wakeInTurn: turns.begin,
    wakeAll: () => {
      mayBegin = false;
      stop?.();
      stop = undefined;
      for (const host of [...sleeping.keys()]) wake(host);
    },
    leave: (page) => {
      mayBegin = false;
      clearTimeout(beginning);
      turns.stop();
      for (const host of [...sleeping.keys()]) if (!page.contains(host)) wake(host);
    },
    letFollow: (may) => {
      mayFollow = may;
    },
    mayFollow: () => mayFollow,
  };
}
