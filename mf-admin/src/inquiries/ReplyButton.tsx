import { useState } from 'react';
import { Button, SelectField, TextArea } from '@shop/ui';
import { ConfirmDialog } from '../calls/ConfirmDialog';
import { useStaffCall } from '../calls/useStaffCall';
import { type InquiryRecord, stateName } from './inquiryRecord';

interface ReplyButtonProps {
  inquiry: InquiryRecord;
  states: readonly string[];
  /** The state that a reply leads to unless the staff says otherwise. */
  then: string;
}

/** Answers by e-mail. */
export function ReplyButton({ inquiry, states, then }: ReplyButtonProps) {
  // One per opened dialog: a second press of the button sends nothing twice.
  const [key, setKey] = useState<string>();
  const call = useStaffCall();
  const handleConfirm = async (form: FormData) => {
    const done = await call.run(
      'reply_inquiry',
      {
        p_kind: inquiry.kind,
        p_id: inquiry.id,
        p_message: form.get('message'),
        p_status: form.get('status'),
        p_key: key,
      },
      `Your answer to ${inquiry.name} is on its way`,
    );
    if (done) setKey(undefined);
  };
  return (
    <>
      <Button
        type="button"
        $size="small"
        $variant="secondary"
        aria-label={`Reply to ${inquiry.reference}`}
        onClick={() => setKey(crypto.randomUUID())}
      >
        Reply
      </Button>
      {key && (
        <ConfirmDialog
          title={`Reply to ${inquiry.name}`}
          action="Send reply"
          busy={call.busy}
          error={call.otherError('message')}
          onConfirm={(form) => void handleConfirm(form)}
          onClose={() => setKey(undefined)}
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
            error={call.errorOf('message')}
          />
          <SelectField
            label="State afterwards"
            name="status"
            defaultValue={then}
            options={states.map((value) => ({ value, label: stateName(value) }))}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
