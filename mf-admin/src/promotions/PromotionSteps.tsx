import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { ActionLink } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { DeleteButton } from '../calls/DeleteButton';
import { useStaffChange } from '../calls/useStaffChange';
import { adminPaths } from '../layout/adminPaths';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { PromotionRow } from './promotionRecord';

interface Props {
  promotion: Pick<PromotionRow, 'id' | 'title' | 'stands'>;
  /** In a list: what is done at once and nothing else. */
  short?: boolean;
  /** While its form has changes that a step would throw away. */
  disabled?: boolean;
}

const running: readonly PromotionRow['stands'][] = ['live', 'used_up', 'scheduled'];

/** What can become of a promotion: on, paused, ended, made again, or gone. */
export function PromotionSteps({ promotion: { id, title, stands }, short = false, disabled = false }: Props) {
  const call = useStaffChange({ inToast: true });
  const [isEnding, setEnding] = useState(false);
  const blocked = disabled || call.busy;
  const become = async (state: 'active' | 'paused' | 'ended', done: string) => {
    const outcome = await call.run(
      (db) => unwrap(db.rpc('set_promotion_state', { p_id: id, p_state: state })),
      `${title} ${done}`,
    );
    if (outcome.done) setEnding(false);
  };
  return (
    <>
      {running.includes(stands) && (
        <Step name={`Pause ${title}`} disabled={blocked} onClick={() => void become('paused', 'is paused')}>
          Pause
        </Step>
      )}
      {(stands === 'paused' || stands === 'draft') && (
        <Step name={`Start ${title}`} disabled={blocked} onClick={() => void become('active', 'is on')}>
          Start
        </Step>
      )}
      {(stands === 'live' || stands === 'used_up') && (
        <Step name={`End ${title}`} disabled={blocked} onClick={() => setEnding(true)}>
          End
        </Step>
      )}
      {!short && (
        <Button
          as={ActionLink}
          to={`${adminPaths.newPromotion()}?from=${id}`}
          $variant="quiet"
          $size="small"
          aria-label={`Duplicate ${title}`}
        >
          Duplicate
        </Button>
      )}
      {!short && (stands === 'draft' || stands === 'paused' || stands === 'scheduled') && (
        <DeleteButton
          name={title}
          disabled={disabled}
          remove={(db) => unwrap(db.rpc('delete_promotion', { p_id: id }))}
        >
          <strong>{title}</strong> is gone for good. One that an order got can only be ended.
        </DeleteButton>
      )}
      {isEnding && (
        <GuardedDialog
          title={`End ${title}?`}
          confirmLabel="End it now"
          action={call}
          onConfirm={() => become('ended', 'has ended')}
          onClose={() => setEnding(false)}
        >
          <p>
            From now on no bag gets it, and it cannot be started again. Orders keep what they got; whoever is
            in the checkout is told that it has ended.
          </p>
        </GuardedDialog>
      )}
    </>
  );
}

interface StepProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
  children: string;
}

const Step = ({ name, disabled, onClick, children }: StepProps) => (
  <Button
    type="button"
    $variant="quiet"
    $size="small"
    aria-label={name}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </Button>
);
