import { unwrap } from '@shop/kernel/data';
import { TextArea } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { DialogButton } from '../unsaved/DialogButton';
import type { ReviewRecord } from './reviewRecord';

/** Takes a review down, and keeps why. */
export function RemoveReview({ review }: { review: ReviewRecord }) {
  const call = useStaffChange({ fields: ['reason'] });
  const handleConfirm = (form: FormData) =>
    call.run(
      (db) => unwrap(db.rpc('remove_review', { p_review_id: review.id, p_reason: formText(form, 'reason') })),
      `The review by ${review.user_name} is taken down`,
    );
  return (
    <DialogButton
      label="Take down"
      name={`Take down the review by ${review.user_name}`}
      title={`Take down the review by ${review.user_name}?`}
      confirmLabel="Take it down"
      action={call}
      onConfirm={handleConfirm}
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
    </DialogButton>
  );
}
