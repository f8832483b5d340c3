import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Button, TextArea, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { ReviewRecord } from './reviewRecord';

/** Takes a review down, and keeps why. */
export function RemoveReview({ review }: { review: ReviewRecord }) {
  const [open, setOpen] = useState(false);
  const call = useStaffChange({ fields: ['reason'] });
  const button = useRestoreFocus<HTMLButtonElement>(call.busy);
  const handleConfirm = async (form: FormData) => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('remove_review', { p_review_id: review.id, p_reason: formText(form, 'reason') })),
      `The review by ${review.user_name} is taken down`,
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
        aria-label={`Take down the review by ${review.user_name}`}
        onClick={() => setOpen(true)}
      >
        Take down
      </Button>
      {open && (
        <GuardedDialog
          title={`Take down the review by ${review.user_name}?`}
          confirmLabel="Take it down"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>It goes with its photos and votes, and the rating counts without it.</p>
          <TextArea
            label="Why"
            name="reason"
            hint="For the log of the staff."
            required
            rows={3}
            maxLength={200}
            error={call.errors.reason}
          />
        </GuardedDialog>
      )}
    </>
  );
}
