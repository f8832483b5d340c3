import type { WholeStorage } from '../persistedStore';

/** The storage of a browser; `values` is what it holds. */
export function createMemoryStorage(
  content: Record<string, string> = {},
): WholeStorage & { values: Map<string, string> } {
  const values = new Map(Object.entries(content));
  return {
    values,
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
