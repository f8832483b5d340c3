/** A map that forgets: see `createExpiringMap`. */
export interface ExpiringMap<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  readonly size: number;
}

interface Entry<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  setAt: number;
}

/**
 * Keeps what was set for `life` milliseconds, and no more than `capacity` entries: the oldest make room. Each `set`
 * removes what has expired, so memory follows the traffic of one life and no timer is needed.
 */
export function createExpiringMap<Value>(
  life: number,
  capacity: number,
  now: () => number,
): ExpiringMap<Value> {
  // In the order of their last `set`.
  const entries = new Map<string, Entry<Value>>();
  const isOver = ({ setAt }: Entry<Value>) => setAt + life <= now();

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (!isOver(entry) && entries.size <= capacity) return;
      entries.delete(key);
    }
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      return entry && !isOver(entry) ? entry.value : undefined;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, setAt: now() });
      makeRoom();
    },
    get size() {
      return entries.size;
    },
  };
}
