import type { ComponentProps } from 'react';
import { IconButton, useRestoreFocus } from '@shop/ui';

/** Takes the row in which it stands out of a list: the keyboard goes on at the next one. */
export function RemoveButton(button: Omit<ComponentProps<typeof IconButton>, 'ref'>) {
  const ref = useRestoreFocus<HTMLButtonElement>();
  return <IconButton {...button} ref={ref} />;
}
