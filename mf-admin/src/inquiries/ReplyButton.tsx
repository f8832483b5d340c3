import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Button, SelectField, TextArea } from '@shop/ui';
import { useRequestKey } from '../calls/useRequestKey';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { type InquiryRecord, stateName } from './inquiryRecord';

interface Props {
  inquiry: InquiryRecord;
  states: readonly string[];
  /** The state that a reply leads to unless the staff says otherwise. */
  then: string;
}

/** Answers by e-mail. */
export function ReplyButton({ inquiry, states, then }: Props) {
  const [isOpen, setOpen] = useState(false);
  const call = useStaffChange({ fields: ['message'] });
  const request = useRequestKey();
  const handleConfirm = async (form: FormData) => {
    const reply = {
      p_kind: inquiry.kind,
      p_id: inquiry.id,
      p_message: formText(form, 'message'),
      p_status: formText(form, 'status'),
    };
    const { done } = await call.run(
      (db) =>
        unwrap(db.rpc('reply_inquiry', { ...reply, p_key: request.keyOf({ message: reply.p_message }) })),
      `Your answer to ${inquiry.name} is on its way`,
    );
    if (!done) return;
    setOpen(false);
    request.forget();
  };
  return (
    <>
      <Button
        type="button"
        $size="small"
        $variant="secondary"
        aria-label={`Reply to ${inquiry.reference}`}
        onClick={() => setOpen(true)}
      >
        Reply
      </Button>
      {isOpen && (
        <GuardedDialog
          title={`Reply to ${inquiry.name}`}
          confirmLabel="Send reply"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            Goes to <strong>{inquiry.email}</strong> with the reference {inquiry.reference}.
          </p>
          <TextArea
            label="Your answer"
            name="message"
            required
            rows={7}
            maxLength={4000}
            error={call.errors.message}
          />
          <SelectField
            label="State afterwards"
            name="status"
            defaultValue={then}
            options={states.map((value) => ({ value, label: stateName(value) }))}
          />
        </GuardedDialog>
      )}
    </>
  );
}
