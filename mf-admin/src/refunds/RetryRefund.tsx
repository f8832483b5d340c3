import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { Button } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { GuardedDialog } from '../unsaved/GuardedDialog';

interface Props {
  /** Of the refund. */
  id: string;
  /** Rupees. */
  amount: number;
  /** What tells it from others that are listed with it, put after the amount: `, Torn`. */
  of: string;
}

/** Has a refund that could not be paid back sent once more, to where it was to go. */
export function RetryRefund({ id, amount, of }: Props) {
  const [isAsked, setAsked] = useState(false);
  const call = useStaffChange();

  const handleConfirm = async () => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('retry_refund', { p_id: id })),
      'The refund is sent again',
    );
    if (done) setAsked(false);
  };

  return (
    <>
      <Button
        type="button"
        $size="small"
        $variant="quiet"
        aria-label={`Send again ${formatRupees(amount)}${of}`}
        onClick={() => setAsked(true)}
      >
        Send again
      </Button>
      {isAsked && (
        <GuardedDialog
          title="Send it again?"
          confirmLabel="Send again"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setAsked(false)}
        >
          <p>
            {formatRupees(amount)} could not be paid back. They are sent once more to where they were to go.
          </p>
        </GuardedDialog>
      )}
    </>
  );
}
