import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useAction } from '@shop/kernel/react';
import { Button, focusTitle } from '@shop/ui';

interface Props extends Pick<ComponentProps<typeof Button>, '$variant' | '$size'> {
  onRetry: () => Promise<void>;
}

/** Reads again what did not come. Where it comes, this goes with the words around it, and the keyboard goes on from the title. */
export function ReadAgain({ onRetry, ...look }: Props) {
  const { busy, run } = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      const { activeElement, body } = document;
      // A busy button is disabled, from which browsers take the focus. Who went elsewhere stays there.
      if (isPressed.current && (activeElement === body || activeElement === own))
        queueMicrotask(() => document.activeElement === body && focusTitle());
    };
  }, []);

  const handleClick = async () => {
    isPressed.current = true;
    await run(onRetry);
  };
  return (
    <Button type="button" {...look} ref={button} $busy={busy} onClick={() => void handleClick()}>
      Try again
    </Button>
  );
}
