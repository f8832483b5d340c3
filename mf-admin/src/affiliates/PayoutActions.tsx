import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { Button, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { PayoutRecord } from './affiliateRecord';

/** Notes that a payout was made, or refuses it. */
export function PayoutActions({ payout }: { payout: PayoutRecord }) {
  const [paid, setPaid] = useState<boolean>();
  const call = useChange({ describe: staffFailure });
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
      <Button type="button" $size="small" $variant="quiet" onClick={() => setPaid(true)}>
        Mark as paid
      </Button>
      <Button type="button" $size="small" $variant="quiet" onClick={() => setPaid(false)}>
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
            {formatRupees(payout.amount)} to <strong>{payout.vpa}</strong> (
            {payout.full_name ?? payout.affiliate_code}).
            {!paid && ' The commissions can be asked for again.'} The affiliate is told by e-mail.
          </p>
          <TextField label={paid ? 'Bank reference' : 'Why'} name="reference" required maxLength={100} />
        </GuardedDialog>
      )}
    </>
  );
}
