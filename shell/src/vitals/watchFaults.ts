/** An error that was noticed, and the addresses of the scripts that it went through, as far as they are known. */
export interface Fault {
  error: unknown;
  trace: string;
}

/** Errors of this page; the listener hears of each, also of those before it came. */
export interface Faults {
  note(error: unknown, trace?: string | null): void;
  listen(listener: (fault: Fault) => void): void;
}

/** More than one page tells of. */
const mostFaults = 50;

/** Notices what nobody caught from the first script on; whoever catches an error notes it here, too. */
export function watchFaults(): Faults {
  const seen: Fault[] = [];
  let tell: ((fault: Fault) => void) | undefined;
  const note: Faults['note'] = (error, trace = '') => {
    const fault = { error, trace: `${error instanceof Error ? (error.stack ?? '') : ''}\n${trace}` };
    if (seen.length >= mostFaults || seen.some((known) => known.error === error && Object(error) === error))
      return;
    seen.push(fault);
    tell?.(fault);
  };
  addEventListener('error', ({ error, filename }) => note(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  return {
    note,
    listen: (listener) => {
      tell = listener;
      seen.forEach(listener);
    },
  };
}
