import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from '@shop/ui';
import { EndedNotice } from '../access/EndedNotice';
import type { StaffChange } from '../calls/useStaffChange';
import { useUnsaved } from './useUnsaved';

type DialogProps = ComponentProps<typeof ConfirmDialog>;

interface Props extends DialogProps {
  action: DialogProps['action'] & Partial<Pick<StaffChange, 'catchUp'>>;
  /** Hears when something is typed, of whoever guards it themselves. */
  onTyped?: () => void;
}

/**
 * A dialog whose fields are as safe as a page's: leaving by a link or the back button asks first, and whose session ends signs in
 * over it. Behind one that was refused the page is shown as it is by now.
 */
export function GuardedDialog({ children, onTyped, onClose, ...props }: Props) {
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped || Boolean(props.isChanged), `“${props.title}”`);
  const handleClose = () => {
    onClose();
    props.action.catchUp?.();
  };
  return (
    <ConfirmDialog {...props} onTyped={onTyped ?? (() => setTyped(true))} onClose={handleClose}>
      <EndedNotice />
      {children}
    </ConfirmDialog>
  );
}
