import { type ComponentType, use, useState } from 'react';
import { retryOnce } from './retryOnce';

/** A part of a page whose code is a script of its own. */
export interface LaterPart<Props extends object> {
  Part: ComponentType<Props>;
  /** Brings the code, and says whether it came. */
  load: () => Promise<boolean>;
}

/**
 * A part whose code comes when it is used: it stands in an `<Island code={load}>`, or in a `<Suspense>` where a press shows it, and
 * `load` is called when somebody reaches for it. Not React's `lazy`, which asks only when it is rendered, answers a moment too late
 * for the press that it woke by, remembers a failure for ever, and takes the whole page with it. Without its code it stays what the
 * server sent, or is nothing; what somebody waits for says so instead, by `Away`, whose `onRetry` really fetches again.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Away?: ComponentType<{ onRetry: () => void }>,
): LaterPart<Props> {
  let Found: ComponentType<Props> | undefined;
  let asked: Promise<boolean> | undefined;
  let hasFailed = false;
  const fetch = () => {
    if (asked && !hasFailed) return asked;
    hasFailed = false;
    asked = retryOnce(load).then(
      (part) => {
        Found = part;
        return true;
      },
      () => {
        hasFailed = true;
        return false;
      },
    );
    return asked;
  };
  function LaterPart(props: Props) {
    // Decided once: what it stands in never changes under a part that is shown.
    const [Known] = useState(() => Found);
    return Known ? <Known {...props} /> : <Awaited {...props} />;
  }
  // A component of its own, for one that has waited by `use` must call it in every render, also once there is nothing to wait for.
  function Awaited(props: Props) {
    const [, waitFor] = useState<Promise<boolean>>();
    use(asked ?? fetch());
    if (Found) return <Found {...props} />;
    return Away ? <Away onRetry={() => waitFor(fetch())} /> : null;
  }
  return { load: fetch, Part: LaterPart };
}
