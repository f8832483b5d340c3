/** What a part of the page waits at until it is woken. */
export interface Gate {
  isClosed: () => boolean;
  /** Resolves once it is open. */
  opened: Promise<void>;
  open: () => void;
}

export function createGate(startsClosed: boolean): Gate {
  let isClosed = startsClosed;
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return {
    isClosed: () => isClosed,
    opened,
    open: () => {
      isClosed = false;
      resolve();
    },
  };
}
