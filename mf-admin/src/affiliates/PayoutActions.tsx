import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { Button, TextField, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { PayoutRecord } from './affiliateRecord';

/** Approves a payout, notes that it was made, or refuses it. What is paid is the commission less its tax. */
export function PayoutActions({ payout }: { payout: PayoutRecord }) {
  const [paid, setPaid] = useState<boolean>();
  const call = useStaffChange();
  const approval = useStaffChange({ inToast: true });
  const refusal = useRestoreFocus<HTMLButtonElement>(approval.busy || call.busy);

  const handleApprove = () =>
    approval.run(
      (db) => unwrap(db.rpc('approve_payout', { p_payout_id: payout.id })),
      'The payout is approved',
    );
  // Each row has these buttons: by themselves they say whose payout it is.
  const name = `${formatRupees(payout.amount)} to ${payout.full_name || payout.affiliate_code}`;
  const title = paid ? 'Mark as paid' : 'Refuse payout';
  const handleConfirm = async (form: FormData) => {
    if (paid === undefined) return;
    const { done } = await call.run(
      (db) =>
        unwrap(
          db.rpc('settle_payout', {
            p_payout_id: payout.id,
            p_paid: paid,
            p_reference: formText(form, 'reference'),
          }),
        ),
      paid ? 'The payout is noted' : 'The payout is refused',
    );
    if (done) setPaid(undefined);
  };
  return (
    <>
      {payout.approved_at ? (
        <Button
          type="button"
          $size="small"
          $variant="quiet"
          aria-label={`Mark as paid ${name}`}
          onClick={() => setPaid(true)}
        >
          Mark as paid
        </Button>
      ) : (
        <Button
          type="button"
          $size="small"
          $variant="quiet"
          aria-label={`Approve ${name}`}
          $busy={approval.busy}
          onClick={() => void handleApprove()}
        >
          Approve
        </Button>
      )}
      <Button
        ref={refusal}
        type="button"
        $size="small"
        $variant="quiet"
        aria-label={`Refuse ${name}`}
        onClick={() => setPaid(false)}
      >
        Refuse
      </Button>
      {paid !== undefined && (
        <GuardedDialog
          title={`${title}?`}
          confirmLabel={title}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setPaid(undefined)}
        >
          <p>
            {formatRupees(paid ? payout.amount - payout.tds : payout.amount)} to <strong>{payout.vpa}</strong>{' '}
            ({payout.full_name ?? payout.affiliate_code}).
            {paid &&
              payout.tds > 0 &&
              ` ${formatRupees(payout.tds)} of ${formatRupees(payout.amount)} are kept as tax (TDS).`}
            {!paid && ' The commissions can be asked for again.'} The affiliate is told by e-mail.
          </p>
          <TextField label={paid ? 'Bank reference' : 'Why'} name="reference" required maxLength={100} />
        </GuardedDialog>
      )}
    </>
  );
}
