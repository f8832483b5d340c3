import { type ComponentType, use } from 'react';
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
 * for the press that it woke by, and remembers a failure for ever. Without its code it stays what the server sent, or is nothing.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
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
    if (!Found) use(asked ?? fetch());
    return Found ? <Found {...props} /> : null;
  }
  return { load: fetch, Part: LaterPart };
}
