import { unwrap } from '@shop/kernel/data';
import { Button, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import type { CommissionRecord } from './affiliateRecord';

/** Approves a commission before the return period ends; afterwards it happens by itself. */
export function ApproveButton({ commission }: { commission: CommissionRecord }) {
  const call = useStaffChange({ inToast: true });
  const button = useRestoreFocus<HTMLButtonElement>(call.busy);

  const handleClick = () =>
    call.run(
      (db) => unwrap(db.rpc('approve_commission', { p_id: commission.id })),
      'The commission is approved',
    );

  return (
    <Button
      ref={button}
      type="button"
      $variant="quiet"
      $size="small"
      $busy={call.busy}
      aria-label={`Approve commission of ${commission.number}`}
      onClick={() => void handleClick()}
    >
      Approve
    </Button>
  );
}
