import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { keepPresses, type KeptPresses } from '../platform/islands/keepPresses';
import { createGate, type Gate } from './gate';
import { usePlatform } from './PlatformProvider';

interface Props {
  children: ReactNode;
  /** `li` in a list. */
  as?: 'div' | 'li';
  /**
   * Pixels that it takes on a phone 360 px wide, or a length of CSS that is right on every screen, for parts that come in numbers: while it
   * sleeps out of sight the browser lays nothing out and keeps that free, and on a page that a link led to it follows what is seen. Only
   * where it is never seen at first; of a list the first on a large phone may be.
   */
  height?: number | string;
  /**
   * It follows what is seen, on a page that a link led to, without keeping a place free: phones show it below all that has one, or
   * nowhere.
   */
  follows?: boolean;
  /**
   * Brings the code of what is in it (`laterPart`), where that is a script of its own: it is fetched when the part is woken, and which
   * buttons are pressed meanwhile is remembered. For parts in which nothing is written.
   */
  code?: () => Promise<boolean>;
}

/**
 * A part of the page that a phone does not show first. On the page that the server rendered it stays the server's HTML
 * until somebody sees or touches it, the device knows better than the server, or another page is visited: a phone takes
 * over what it shows, and not all at once. Links in it work all the time. Everywhere else it is its content (adr 0046).
 *
 * What is `lazy` in it and shown by the server stands in no `Suspense` of its own: until the code is there, React takes the
 * HTML in one away with the next change above it.
 */
export function Island({ children, as: Host = 'div', height, follows = height !== undefined, code }: Props) {
  const { islands } = usePlatform();
  const host = useRef<HTMLDivElement & HTMLLIElement>(null);
  const [gate] = useState(() => createGate(islands.maySleep()));
  const [isTakenOver, setTakenOver] = useState(!gate.isClosed());
  const [isLater] = useState(() => follows && islands.mayFollow());
  const isHere = useDeferredValue(true, isLater ? false : undefined);
  const presses = useRef<KeptPresses>(undefined);
  const handleTakenOver = useCallback(() => {
    setTakenOver(true);
    // React hears nothing while it is at work itself.
    setTimeout(() => presses.current?.again());
  }, []);
  const content = (
    <Suspense fallback={null}>
      <Content gate={gate} onTakenOver={handleTakenOver}>
        {children}
      </Content>
    </Suspense>
  );
  // The same element for as long as it sleeps: a change above would make React render it anew before it is woken.
  const [asItCame] = useState(content);

  useLayoutEffect(() => {
    if (!gate.isClosed() || !host.current) return;
    if (!code) return islands.add({ host: host.current, wake: gate.open });
    const bring = () =>
      void code().then((isThere) => {
        if (isThere) gate.open();
      });
    const kept = keepPresses(host.current, gate.isClosed, {
      earlier: islands.pressedBefore(),
      onPress: bring,
      follow: islands.follow(),
    });
    presses.current = kept;
    const forget = islands.add({ host: host.current, wake: bring });
    return () => {
      kept.stop();
      forget();
    };
  }, [gate, islands, code]);

  return (
    <Host ref={host} style={styleOf()} data-later={isSent() && Host === 'div' ? '' : undefined}>
      {isHere && (isTakenOver ? content : asItCame)}
    </Host>
  );

  /** As the server sent it, with a place kept free: `data-later` has the shell wait with it until what is seen at first is there. */
  function isSent() {
    return height !== undefined && isHere && (isServer || !isTakenOver);
  }

  function styleOf() {
    if (height === undefined) return undefined;
    if (!isHere) return { minHeight: height };
    return isSent() ? placeOf(height) : undefined;
  }
}

interface ContentProps {
  gate: Gate;
  onTakenOver: () => void;
  children: ReactNode;
}

function Content({ gate, onTakenOver, children }: ContentProps) {
  // While hydrating the second of them answers: only the server's HTML can wait, what React renders itself cannot.
  const waits = useSyncExternalStore(neverChanges, isReady, gate.isClosed);
  // As it was when it was taken over: what its content stands in never changes.
  const [isAsleep] = useState(waits);
  useEffect(() => {
    gate.open();
    onTakenOver();
  }, [gate, onTakenOver]);
  return isAsleep ? <Asleep gate={gate}>{children}</Asleep> : children;
}

/** A component of its own, for one that has waited by `use` must call it in every render, also once it need not wait any more. */
function Asleep({ gate, children }: Pick<ContentProps, 'gate' | 'children'>) {
  use(gate.opened);
  return children;
}

const isServer = typeof document === 'undefined';
const neverChanges = () => () => undefined;
const isReady = () => false;

const placeOf = (height: number | string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${typeof height === 'number' ? `${height}px` : height}`,
  }) as const;
