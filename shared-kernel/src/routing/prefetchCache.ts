/** Milliseconds that an answer counts as fresh. */
const lifetime = 10_000;
const capacity = 5;

interface PrefetchedAnswer {
  answer: Promise<unknown>;
  arrived: boolean;
  until: number;
}

/** Answers of a page's loader that were asked for before the click, each for one visit. */
export interface PrefetchCache {
  /** Asks unless an answer is there or on its way. A failed one is forgotten: the visit asks and reports itself. */
  ask(key: string, load: () => Promise<unknown>): void;
  /**
   * The answer of a visit. One that is still under way races with the loader, which may know a quicker way, such
   * as what the pressed card showed.
   */
  answer(key: string, load: () => Promise<unknown>): Promise<unknown>;
}

/** `now` in milliseconds. */
export function createPrefetchCache(now: () => number = Date.now): PrefetchCache {
  const known = new Map<string, PrefetchedAnswer>();

  const fresh = (key: string) => {
    const entry = known.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  return {
    ask: (key, load) => {
      if (fresh(key)) return;
      const entry: PrefetchedAnswer = { answer: load(), arrived: false, until: now() + lifetime };
      known.delete(key);
      known.set(key, entry);
      entry.answer.then(
        () => (entry.arrived = true),
        () => known.get(key) === entry && known.delete(key),
      );
      const oldest = known.keys().next();
      if (known.size > capacity && !oldest.done) known.delete(oldest.value);
    },
    answer: (key, load) => {
      const entry = fresh(key);
      known.delete(key);
      if (!entry) return load();
      return entry.arrived ? entry.answer : Promise.race([entry.answer, load()]);
    },
  };
}
