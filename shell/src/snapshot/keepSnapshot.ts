import { afterPaint } from './afterPaint';
import { type Snapshots, snapshots } from './snapshots';

/** A page as the server renders it. It stands there from the press on its link until React has rendered the page. */
export interface Snapshot {
  /** Path and query. */
  address: string;
  /** Puts it in the place of the page that leaves, which stays where React knows it, and is not seen. Returns what ends that. */
  show(): Shown['end'];
  /** Nobody comes. */
  drop(): void;
}

export interface Shown {
  address: string;
  /**
   * Gives the place back to React's page. `hasCome`: it is the other one by now, and what was pressed meanwhile is pressed
   * there; else somebody stays.
   */
  end(hasCome: boolean): void;
}

/** Milliseconds that it is kept for a visit, as long as the page's data is. */
const lifetime = 10_000;

let ahead: { snapshot: Snapshot; timer: ReturnType<typeof setTimeout> } | undefined;
let shown: Shown | undefined;
let callOff: () => void = () => undefined;

/** Keeps what was fetched because somebody meant its link: the last one alone. */
export function keepSnapshot(snapshot: Snapshot): void {
  takeAhead()?.drop();
  ahead = { snapshot, timer: setTimeout(() => takeAhead()?.drop(), lifetime) };
  Object.assign(snapshots, stage);
}

function takeAhead(): Snapshot | undefined {
  clearTimeout(ahead?.timer);
  const snapshot = ahead?.snapshot;
  ahead = undefined;
  return snapshot;
}

function end(hasCome: boolean): void {
  shown?.end(hasCome);
  shown = undefined;
}

const stage: Snapshots = {
  before: (to, go) => {
    callOff();
    const next = ahead?.snapshot.address === to ? takeAhead() : undefined;
    if (!next) return go();
    end(false);
    shown = { address: next.address, end: next.show() };
    return new Promise((resolve) => {
      callOff = afterPaint(() => void go().then(resolve));
    });
  },
  isShown: () => shown !== undefined,
  settleAt: ({ pathname, search }) => {
    if (shown && shown.address !== pathname + search) end(false);
  },
  end: () => end(true),
};
