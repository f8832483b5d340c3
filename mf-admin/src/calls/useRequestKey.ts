import { useRef } from 'react';

interface RequestKey {
  /** The key under which this is sent: the same as long as the same is wished for. */
  keyOf: (wish: Readonly<Record<string, unknown>>) => string;
  /** Called once it is done: the same once more is another one. */
  forget: () => void;
}

/**
 * Keys for what the database does once. A second try after a lost answer does nothing twice; what was changed before it is
 * another wish, which the database would take for the first one and leave undone.
 */
export function useRequestKey(): RequestKey {
  const last = useRef<{ wish: string; key: string }>(undefined);
  return {
    keyOf: (wish) => {
      const text = JSON.stringify(wish);
      if (last.current?.wish !== text) last.current = { wish: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    forget: () => {
      last.current = undefined;
    },
  };
}
