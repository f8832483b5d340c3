import { unwrap } from '@shop/kernel/data';
import { TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { DialogButton } from '../unsaved/DialogButton';

interface Props {
  address: string;
  state: 'bounced' | 'complained';
}

/** Lets mails go again to an address that bounced, or whose owner complained. */
export function UnblockButton({ address, state }: Props) {
  const call = useStaffChange({ fields: ['reason'] });
  const handleConfirm = (form: FormData) =>
    call.run(
      (db) => unwrap(db.rpc('unblock_mails', { p_address: address, p_reason: formText(form, 'reason') })),
      `Mails go to ${address} again`,
    );
  return (
    <DialogButton
      label="Unblock"
      name={`Unblock ${address}`}
      title="Send mails there again?"
      confirmLabel="Unblock"
      action={call}
      onConfirm={handleConfirm}
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
    </DialogButton>
  );
}
