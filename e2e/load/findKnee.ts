interface Search {
  /** Arrivals a second to begin with. */
  from: number;
  /** By which each rate is larger than the one before. */
  factor: number;
  /** The highest that is tried. */
  most: number;
  /** Whether the shop kept up with so many a second. */
  attempt: (rate: number) => Promise<boolean>;
}

/**
 * Raises the rate until the shop does not keep up twice in a row with the same one, for once may be another's work on the
 * same machine. Answers the highest rate that it kept up with; 0 where there was none.
 */
export async function findKnee({ from, factor, most, attempt }: Search): Promise<number> {
  let knee = 0;
  for (let rate = from; rate <= most; rate = Math.ceil(rate * factor)) {
    if (!(await attempt(rate)) && !(await attempt(rate))) return knee;
    knee = rate;
  }
  return knee;
}
