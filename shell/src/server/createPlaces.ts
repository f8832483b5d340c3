interface PlaceLimits {
  /** That have a place at one time. */
  atOnce: number;
  /** That may wait for one; more are turned away at once. */
  waiting: number;
}

/** Does what it is given when there is a place for it, in the order of asking; undefined where too many wait already. */
export function createPlaces({
  atOnce,
  waiting,
}: PlaceLimits): <Result>(work: () => Promise<Result>) => Promise<Result | undefined> {
  let taken = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (taken < atOnce) taken += 1;
    else if (queue.length >= waiting) return undefined;
    // Whoever leaves hands the place over.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else taken -= 1;
    }
  };
}
