import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { useRowFocus } from '../focus/useRowFocus';
import type { CommissionRecord } from './affiliateRecord';

/** Approves a commission before the return period ends; afterwards it happens by itself. */
export function ApproveButton({ commission }: { commission: CommissionRecord }) {
  const call = useChange({ describe: staffFailure, inToast: true });
  const button = useRowFocus(call.busy);

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
