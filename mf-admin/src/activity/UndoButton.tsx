import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatDate, lookUp } from '@shop/kernel/domain';
import { Button } from '@shop/ui';
import { useMay } from '../access/rights';
import { staleText } from '../calls/staleText';
import { useStaffChange } from '../calls/useStaffChange';
import { DifferenceList } from '../settings/DifferenceList';
import { settingChange, settingLabel, settingText } from '../settings/settingChanges';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { actionName } from './actionNames';
import { type ActionRecord, fieldsOf } from './changesOf';
import { valueText } from './valueText';

/** Whether an entry of the log can be taken back from here. */
export const canUndo = ({ action, before }: ActionRecord): boolean =>
  action === 'settings/saved' || action === 'settings/undone' || (action === tiers && before !== null);

const tiers = 'affiliates/tiers';

/** Gives the settings, or the commissions, of one entry their former values, after it was said which. */
export function UndoButton({ entry }: { entry: ActionRecord }) {
  const call = useStaffChange();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const isTiers = entry.action === tiers;
  const handleConfirm = async () => {
    const outcome = await call.run(async (db) => {
      if (isTiers) await unwrap(db.rpc('undo_affiliate_tiers', { p_action: entry.id }));
      else await unwrap(db.rpc('undo_settings', { p_action: entry.id }));
    }, 'Undone. The log has it as a change of its own.');
    if (outcome.done) setAsking(false);
    else if (!isTiers && outcome.failure?.code === 'STALE')
      call.refuse(`${staleText(outcome.failure, settingChange)} Nothing was undone.`);
  };
  if (!may(isTiers ? 'finance' : 'settings')) return null;
  return (
    <>
      <Button
        type="button"
        $size="small"
        $variant="quiet"
        aria-haspopup="dialog"
        aria-label={`Undo ${actionName(entry.action)}, ${formatDate(entry.created_at, 'tableMoment')}`}
        onClick={() => setAsking(true)}
      >
        Undo
      </Button>
      {isAsking && (
        <GuardedDialog
          title="Undo this change?"
          confirmLabel="Undo"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        >
          {isTiers ? (
            <p>Commissions of orders to come: {valueText('value', entry.before)}.</p>
          ) : (
            <DifferenceList
              rows={Object.entries(fieldsOf(entry.before)).map(([field, value]) => ({
                label: settingLabel(field),
                from: settingText(field, lookUp(fieldsOf(entry.after), field)),
                to: settingText(field, value),
              }))}
            />
          )}
        </GuardedDialog>
      )}
    </>
  );
}
