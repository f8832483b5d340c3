import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { Button, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { StaffInvitation } from './staffRecord';

/** Sends an invitation once more, or ends it. */
export function InvitationActions({ invitation: { id, email, roles } }: { invitation: StaffInvitation }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const again = useStaffChange({ inToast: true });
  const withdraw = useStaffChange();
  const button = useRestoreFocus<HTMLButtonElement>(again.busy || withdraw.busy);
  const handleWithdraw = async () => {
    const { done } = await withdraw.run(
      (db) => unwrap(db.rpc('withdraw_invitation', { p_id: id })),
      `The invitation of ${email} is withdrawn`,
    );
    if (done) setWithdrawing(false);
  };
  return (
    <>
      <Button
        ref={button}
        type="button"
        $variant="quiet"
        $size="small"
        $busy={again.busy}
        aria-label={`Send again to ${email}`}
        onClick={() =>
          void again.run(
            (db) => unwrap(db.rpc('invite_staff', { p_email: email, p_roles: roles })),
            `A new link is on its way to ${email}; the old one has ended`,
          )
        }
      >
        Send again
      </Button>
      <Button
        type="button"
        $variant="quiet"
        $size="small"
        aria-label={`Withdraw ${email}`}
        onClick={() => setWithdrawing(true)}
      >
        Withdraw
      </Button>
      {isWithdrawing && (
        <GuardedDialog
          title={`Withdraw the invitation of ${email}?`}
          confirmLabel="Withdraw invitation"
          action={withdraw}
          onConfirm={handleWithdraw}
          onClose={() => setWithdrawing(false)}
        >
          <p>The link in their mail ends now.</p>
        </GuardedDialog>
      )}
    </>
  );
}
