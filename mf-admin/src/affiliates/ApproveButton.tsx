import { useEffect } from 'react';
import { useToast } from '@shop/kernel/react';
import { Button } from '@shop/ui';
import { useStaffCall } from '../calls/useStaffCall';
import type { CommissionRecord } from './affiliateRecord';

/** Approves a commission before the return period ends; afterwards it happens by itself. */
export function ApproveButton({ commission }: { commission: CommissionRecord }) {
  const call = useStaffCall();
  const showToast = useToast();
  const problem = call.error?.message;

  useEffect(() => {
    if (problem) showToast({ message: problem, tone: 'error' });
  }, [problem, showToast]);

  return (
    <Button
      type="button"
      $variant="quiet"
      $size="small"
      disabled={call.busy}
      aria-busy={call.busy}
      aria-label={`Approve commission of ${commission.number}`}
      onClick={() =>
        void call.run('approve_commission', { p_id: commission.id }, 'The commission is approved')
      }
    >
      Approve
    </Button>
  );
}
