import type { ReactNode } from 'react';
import { useNear } from './useNear';

/** A part that the first page does without: its script and its data come when somebody scrolls near it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [place, isNear] = useNear<HTMLDivElement>();
  return <div ref={place}>{isNear && children}</div>;
}
