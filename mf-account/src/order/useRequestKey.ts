import { useRef } from 'react';

/** Gives each wish a key of its own: the same one asked for again, because its answer was lost, is fulfilled once. */
export function useRequestKey(): (wish: object) => string {
  const last = useRef({ wish: '', key: '' });
  return (wish) => {
    const content = JSON.stringify(wish);
    if (last.current.wish !== content) last.current = { wish: content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
