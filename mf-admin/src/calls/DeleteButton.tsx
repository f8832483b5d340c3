import { type ReactNode, useState } from 'react';
import type { Database } from '@shop/kernel/data';
import { Button, useRestoreFocus } from '@shop/ui';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { useStaffChange } from './useStaffChange';

interface Props {
  /** What the row is called. */
  name: string;
  /** What the dialog asks; by its name unless told. */
  title?: string;
  /** What is said when it is gone. */
  success?: string;
  confirmLabel?: string;
  disabled?: boolean;
  remove: (db: Database) => Promise<unknown>;
  /** What deleting it means. */
  children: ReactNode;
}

/** Deletes the row it stands in, and asks before. */
export function DeleteButton({
  name,
  title = `Delete ${name}?`,
  success = `${name} is deleted`,
  confirmLabel = 'Delete',
  disabled = false,
  remove,
  children,
}: Props) {
  const [open, setOpen] = useState(false);
  const call = useStaffChange();
  const button = useRestoreFocus<HTMLButtonElement>(call.busy);
  const handleConfirm = async () => {
    const { done } = await call.run(remove, success);
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        type="button"
        $variant="quiet"
        $size="small"
        aria-label={`Delete ${name}`}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      {open && (
        <GuardedDialog
          title={title}
          confirmLabel={confirmLabel}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>{children}</p>
        </GuardedDialog>
      )}
    </>
  );
}
