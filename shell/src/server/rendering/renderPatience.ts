import { serverHalfLimits } from './serverHalfLimits';

/** How long the renders of one process may take. */
export interface RenderPatience {
  /** Milliseconds for a render that begins now. */
  deadline(): number;
  /** A page has come out. */
  noteRendered(): void;
}

type Limits = Pick<typeof serverHalfLimits, 'render' | 'firstRender' | 'warmUp'>;

/** Of a process that has just started: on a slow machine its first page would be given up for the time its code takes to be compiled. */
export function startPatience(
  { render, firstRender, warmUp }: Limits = serverHalfLimits,
  now: () => number = () => performance.now(),
): RenderPatience {
  const began = now();
  let isWarm = false;
  return {
    deadline: () => (isWarm || now() - began > warmUp ? render : firstRender),
    noteRendered: () => {
      isWarm = true;
    },
  };
}
