import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { GuardedDialog } from '../unsaved/GuardedDialog';

interface Props {
  kind: 'product_type' | 'attribute';
  id: string;
  name: string;
}

/** Asks before it removes a type or an attribute. */
export function DeleteButton({ kind, id, name }: Props) {
  const [open, setOpen] = useState(false);
  const call = useChange({ describe: staffFailure });
  const handleConfirm = async () => {
    const { done } = await call.run(
      (db) =>
        unwrap(
          kind === 'attribute'
            ? db.rpc('delete_attribute', { p_id: id })
            : db.rpc('delete_product_type', { p_id: id }),
        ),
      `${name} is deleted`,
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        type="button"
        $variant="quiet"
        $size="small"
        aria-label={`Delete ${name}`}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      {open && (
        <GuardedDialog
          title={`Delete ${name}?`}
          confirmLabel="Delete"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{name}</strong> is gone for good. What products have cannot be deleted.
          </p>
        </GuardedDialog>
      )}
    </>
  );
}
