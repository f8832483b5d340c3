import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Button, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';

interface Props {
  remittance: { id: string; courier: string; reference: string };
}

/** Takes a wrongly entered remittance back. */
export function WithdrawButton({ remittance: { id, courier, reference } }: Props) {
  const [open, setOpen] = useState(false);
  const call = useStaffChange({ fields: ['reason'] });
  const handleConfirm = async (form: FormData) => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('withdraw_remittance', { p_id: id, p_reason: formText(form, 'reason') })),
      'The remittance is withdrawn',
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button type="button" $variant="secondary" $size="small" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      {open && (
        <GuardedDialog
          title="Withdraw remittance?"
          confirmLabel="Withdraw"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>
              {courier}, {reference}
            </strong>{' '}
            closes nothing any more: its orders’ cash is open again. It stays in the list, with your reason.
          </p>
          <TextField label="Reason" name="reason" required maxLength={200} error={call.errors.reason} />
        </GuardedDialog>
      )}
    </>
  );
}
