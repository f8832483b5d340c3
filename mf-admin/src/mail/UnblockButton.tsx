import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Button, TextField, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';

interface Props {
  address: string;
  state: 'bounced' | 'complained';
}

/** Lets mails go again to an address that bounced, or whose owner complained. */
export function UnblockButton({ address, state }: Props) {
  const [isOpen, setOpen] = useState(false);
  const call = useStaffChange({ fields: ['reason'] });
  const button = useRestoreFocus<HTMLButtonElement>(call.busy);
  const handleConfirm = async (form: FormData) => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('unblock_mails', { p_address: address, p_reason: formText(form, 'reason') })),
      `Mails go to ${address} again`,
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        type="button"
        $variant="quiet"
        $size="small"
        aria-label={`Unblock ${address}`}
        onClick={() => setOpen(true)}
      >
        Unblock
      </Button>
      {isOpen && (
        <GuardedDialog
          title="Send mails there again?"
          confirmLabel="Unblock"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{address}</strong>{' '}
            {state === 'bounced'
              ? 'could not be reached. Only when you know that it exists: mails that come back cost the shop its good name with mail services.'
              : 'called a mail of ours unwanted. Only when its owner asks for it; newsletter and alerts stay off until they turn them on.'}
          </p>
          <TextField
            label="Why"
            name="reason"
            required
            minLength={3}
            maxLength={200}
            error={call.errors.reason}
          />
        </GuardedDialog>
      )}
    </>
  );
}
