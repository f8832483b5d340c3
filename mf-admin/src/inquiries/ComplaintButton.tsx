import { unwrap } from '@shop/kernel/data';
import { Button, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import type { InquiryRecord } from './inquiryRecord';

/** Gives a message its ticket: from there on it stands among the complaints, against their clocks. */
export function ComplaintButton({ inquiry }: { inquiry: InquiryRecord }) {
  const call = useStaffChange({ inToast: true });
  const button = useRestoreFocus<HTMLButtonElement>(call.busy);
  const handleClick = () =>
    call.run(
      (db) => unwrap(db.rpc('take_as_grievance', { p_message: inquiry.id })),
      `${inquiry.reference} is among the complaints`,
    );
  return (
    <Button
      ref={button}
      type="button"
      $size="small"
      $variant="quiet"
      $busy={call.busy}
      aria-label={`This is a complaint: ${inquiry.reference}`}
      onClick={() => void handleClick()}
    >
      This is a complaint
    </Button>
  );
}
