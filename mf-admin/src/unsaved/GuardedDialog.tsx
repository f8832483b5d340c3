import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '@shop/ui';
import { EndedNotice } from '../access/EndedNotice';
import { useUnsaved } from './useUnsaved';

type Props = Omit<ComponentProps<typeof ConfirmDialog>, 'onTyped'>;

/** A dialog whose fields are as safe as a page's: leaving by a link or the back button asks first, and whose session ends signs in over it. */
export function GuardedDialog({ children, ...props }: Props) {
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, `“${props.title}”`);
  return (
    <ConfirmDialog {...props} onTyped={() => setTyped(true)}>
      <EndedNotice />
      {children}
    </ConfirmDialog>
  );
}
