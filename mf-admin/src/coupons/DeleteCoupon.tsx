import { useState } from 'react';
import { Button } from '@shop/ui';
import { ConfirmDialog } from '../calls/ConfirmDialog';
import { useStaffCall } from '../calls/useStaffCall';
import type { CouponRecord } from './couponRecord';

export function DeleteCoupon({ coupon }: { coupon: CouponRecord }) {
  const [open, setOpen] = useState(false);
  const call = useStaffCall();
  const handleConfirm = async () => {
    const done = await call.run('delete_coupon', { p_id: coupon.id }, `${coupon.id} is deleted`);
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        type="button"
        $variant="quiet"
        $size="small"
        aria-label={`Delete ${coupon.id}`}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      {open && (
        <ConfirmDialog
          title={`Delete ${coupon.id}?`}
          action="Delete coupon"
          busy={call.busy}
          error={call.error?.message}
          onConfirm={() => void handleConfirm()}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{coupon.id}</strong>, {coupon.title}, is gone for good. One that orders have used can only
            be switched off.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
