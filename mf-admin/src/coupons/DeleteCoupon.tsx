import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { CouponRecord } from './couponRecord';

export function DeleteCoupon({ coupon }: { coupon: CouponRecord }) {
  const [open, setOpen] = useState(false);
  const call = useChange({ describe: staffFailure });
  const handleConfirm = async () => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('delete_coupon', { p_id: coupon.id })),
      `${coupon.id} is deleted`,
    );
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
        <GuardedDialog
          title={`Delete ${coupon.id}?`}
          confirmLabel="Delete coupon"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{coupon.id}</strong>, {coupon.title}, is gone for good. One that orders have used can only
            be switched off.
          </p>
        </GuardedDialog>
      )}
    </>
  );
}
