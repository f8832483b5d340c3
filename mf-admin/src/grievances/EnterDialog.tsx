import { unwrap } from '@shop/kernel/data';
import { SelectField, TextArea, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { useToday } from '../dates/useToday';
import { formTexts } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';

const fields = ['name', 'email', 'channel', 'received_on', 'message'] as const;

interface Props {
  /** One per complaint. It outlives the dialog, which may be closed and opened again after a lost answer. */
  requestKey: string;
  /** What came under this key is known. */
  onHeard: () => void;
  onClose: () => void;
}

/** A complaint that came by phone, e-mail or letter. */
export function EnterDialog({ requestKey, onHeard, onClose }: Props) {
  const today = useToday();
  const call = useStaffChange({ fields });
  const handleConfirm = async (form: FormData) => {
    const outcome = await call.run(
      (db) => unwrap(db.rpc('enter_grievance', { p_grievance: formTexts(form), p_key: requestKey })),
      'The complaint has its ticket',
    );
    if (outcome.done || outcome.failure?.code === 'COMPLAINT_ENTERED') onHeard();
    if (outcome.done) onClose();
  };
  return (
    <GuardedDialog
      title="Enter a complaint"
      confirmLabel="Open ticket"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <TextField label="Name" name="name" required maxLength={100} error={call.errors.name} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        required
        maxLength={254}
        hint="The acknowledgement goes there."
        error={call.errors.email}
      />
      <SelectField
        label="Came by"
        name="channel"
        options={[
          { value: 'phone', label: 'Phone' },
          { value: 'mail', label: 'E-mail' },
          { value: 'letter', label: 'Letter' },
        ]}
        error={call.errors.channel}
      />
      <TextField
        label="Came on"
        name="received_on"
        type="date"
        required
        max={today}
        hint="The clocks begin there."
        error={call.errors.received_on}
      />
      <TextArea
        label="What they complain about"
        name="message"
        required
        rows={5}
        maxLength={4000}
        error={call.errors.message}
      />
    </GuardedDialog>
  );
}
