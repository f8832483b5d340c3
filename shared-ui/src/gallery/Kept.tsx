import { type ReactNode, useState } from 'react';

interface Props<Value> {
  initial: Value;
  children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** Keeps the value that an element asks its page to keep. */
export function Kept<Value>({ initial, children }: Props<Value>) {
  const [value, keep] = useState(initial);
  return children(value, keep);
}
