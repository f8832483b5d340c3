import type { ReactNode } from 'react';
import type { Database } from '@shop/kernel/data';
import { DialogButton } from '../unsaved/DialogButton';
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
  const call = useStaffChange();
  return (
    <DialogButton
      label="Delete"
      name={`Delete ${name}`}
      disabled={disabled}
      title={title}
      confirmLabel={confirmLabel}
      action={call}
      onConfirm={() => call.run(remove, success)}
    >
      <p>{children}</p>
    </DialogButton>
  );
}
