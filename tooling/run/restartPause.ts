const longest = 30_000;

/** Milliseconds before the n-th restart in a row, counted from 0: at once, then 0.5 s doubled up to 30 s. */
export const restartPause = (restarts: number): number =>
  restarts === 0 ? 0 : Math.min(longest, 250 * 2 ** restarts);

/** Milliseconds of service after which the next restart counts as the first again. */
export const steadyAfter = 10_000;
