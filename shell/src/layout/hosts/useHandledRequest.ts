import { useLayoutEffect, useState } from 'react';
import type { ShopCommands } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';

export interface HandledRequest<Request> {
  /** Counts requests, so that a repeated one starts afresh. */
  id: number;
  payload: Request;
  /** For the slot that does the work: a command that no live remote can do is answered with `unavailable`. */
  onSettled: (isOffered: boolean) => void;
}

/** Handles a command by showing something: the last request until it is cleared. */
export function useHandledRequest<Name extends keyof ShopCommands>(
  name: Name,
): [HandledRequest<ShopCommands[Name]> | undefined, () => void] {
  const { commands } = usePlatform();
  const [request, setRequest] = useState<HandledRequest<ShopCommands[Name]>>();

  // Not a passive effect: those come after the first press of a button that has just come alive, which nobody would handle.
  useLayoutEffect(() => {
    let id = 0;
    return commands.handle(
      name,
      (payload) =>
        new Promise<'done' | 'unavailable'>((resolve) => {
          const handleSettled = (isOffered: boolean) => {
            if (!isOffered) setRequest(undefined);
            resolve(isOffered ? 'done' : 'unavailable');
          };
          setRequest({ id: ++id, payload, onSettled: handleSettled });
        }),
    );
  }, [commands, name]);

  return [request, () => setRequest(undefined)];
}
