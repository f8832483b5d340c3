import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { Button, ConfirmDialog } from '@shop/ui';
import { useMay } from '../access/rights';
import { staffFailure } from '../calls/staffFailure';
import { settingLabel, settingText } from '../settings/settingChanges';
import { staleText } from '../settings/staleText';
import { type ActionRecord, fieldsOf } from './changesOf';

/** Whether an entry of the log can be taken back from here. */
export const canUndo = ({ action }: ActionRecord): boolean =>
  action === 'settings/saved' || action === 'settings/undone';

/** Gives the settings of one entry their former values, after it was said which. */
export function UndoButton({ entry }: { entry: ActionRecord }) {
  const call = useChange({ describe: staffFailure });
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const handleConfirm = async () => {
    const outcome = await call.run(
      (db) => unwrap(db.rpc('undo_settings', { p_action: entry.id })),
      'Undone. The log has it as a change of its own.',
    );
    if (outcome.done) setAsking(false);
    else if (outcome.failure?.code === 'STALE')
      call.refuse(`${staleText(outcome.failure)} Nothing was undone.`);
  };
  if (!may('settings')) return null;
  return (
    <>
      <Button
        type="button"
        $size="small"
        $variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Undo
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Undo this change?"
          confirmLabel="Undo"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setAsking(false)}
        >
          <ul>
            {Object.entries(fieldsOf(entry.before)).map(([field, value]) => (
              <li key={field}>
                {settingLabel(field)}: <del>{settingText(field, lookUp(fieldsOf(entry.after), field))}</del> →{' '}
                {settingText(field, value)}
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
