import { useState } from 'react';
import styled from 'styled-components';
import { type Database, unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { Button, s, TextField, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { Approval } from './approvalRecord';

/** Says yes or no to what somebody else asked for. */
export function DecideButtons({ approval }: { approval: Approval }) {
  const [approved, setApproved] = useState<boolean>();
  const call = useStaffChange({ fields: ['note'] });
  const buttons = useRestoreFocus<HTMLSpanElement>(call.busy);
  const { id, kind, about, amount, is_own } = approval;
  const title = approved ? 'Approve' : 'Refuse';

  const decide = (db: Database, note: string): Promise<unknown> => {
    if (kind === 'refund')
      return unwrap(db.rpc('decide_refund', { p_id: id, p_approved: approved === true, p_note: note }));
    return approved
      ? unwrap(db.rpc('approve_payout', { p_payout_id: id }))
      : unwrap(db.rpc('settle_payout', { p_payout_id: id, p_paid: false, p_reference: note }));
  };
  const handleConfirm = async (form: FormData) => {
    const { done } = await call.run(
      (db) => decide(db, formText(form, 'note')),
      `${about}: ${approved ? 'approved' : 'refused'}`,
    );
    if (done) setApproved(undefined);
  };
  return (
    <Buttons ref={buttons}>
      {is_own ? (
        <span>Yours: somebody else decides</span>
      ) : (
        <Button
          type="button"
          $size="small"
          $variant="quiet"
          aria-label={`Approve ${about}`}
          onClick={() => setApproved(true)}
        >
          Approve
        </Button>
      )}
      <Button
        type="button"
        $size="small"
        $variant="quiet"
        aria-label={`Refuse ${about}`}
        onClick={() => setApproved(false)}
      >
        Refuse
      </Button>
      {approved !== undefined && (
        <GuardedDialog
          title={`${title}?`}
          confirmLabel={title}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setApproved(undefined)}
        >
          <p>
            {formatRupees(amount)} {kind === 'refund' ? 'go back for order' : 'to'} <strong>{about}</strong>
            {approved
              ? kind === 'refund'
                ? ', at once.'
                : '. It can be paid then.'
              : kind === 'refund'
                ? '? Nothing is paid then.'
                : '? The commissions can be asked for again; the affiliate reads why.'}
          </p>
          {!approved && (
            <TextField label="Why" name="note" required maxLength={100} error={call.errors.note} />
          )}
        </GuardedDialog>
      )}
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  gap: ${s('space.4')};
  align-items: center;
  justify-content: flex-end;
  font-size: ${s('size.12')};
`;
