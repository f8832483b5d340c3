import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { ConfirmDialog } from '@shop/ui';
import { staleText, staleValues } from '../calls/staleText';
import { useStaffChange } from '../calls/useStaffChange';
import { DifferenceList } from './DifferenceList';
import { type SettingChange, settingChange, settingText } from './settingChanges';
import { type SettingName, settingNames } from './settingFields';

interface Props {
  changes: readonly SettingChange[];
  onSaved: () => void;
  /** Hears what the database refused, by field. */
  onRefused: (errors: Partial<Record<SettingName, string>>) => void;
  onClose: () => void;
}

/** The difference before it counts: what each field says now and what it will say. */
export function ChangeDialog({ changes, onSaved, onRefused, onClose }: Props) {
  const call = useStaffChange();
  // Somebody else's values once they are known: whoever saves over them has seen them.
  const [theirs, setTheirs] = useState<Partial<Record<string, unknown>>>({});
  const isStale = Object.keys(theirs).length > 0;

  const handleConfirm = async () => {
    const wanted = Object.fromEntries(changes.map(({ name, to }) => [name, to]));
    const expected = Object.fromEntries(
      changes.map(({ name, from }) => [name, name in theirs ? String(theirs[name] ?? '') : from]),
    );
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_settings', { p_settings: wanted, p_expected: expected })),
      'Saved. New quotes and pages use it from now on.',
    );
    if (outcome.done) return onSaved();
    const { failure } = outcome;
    const field = settingNames.find((name) => name === failure?.field);
    if (failure && field) return onRefused({ [field]: failure.message });
    if (failure?.code === 'STALE') {
      setTheirs({ ...theirs, ...staleValues(failure) });
      call.refuse(`${staleText(failure, settingChange)} Nothing is saved yet.`);
    }
  };
  return (
    <ConfirmDialog
      title="Save these changes?"
      confirmLabel={isStale ? 'Save mine over it' : 'Save changes'}
      cancelLabel="Keep editing"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <DifferenceList
        rows={changes.map(({ name, label, from, to }) => ({
          label: label.replace(/ \(.+\)$/, ''),
          from: settingText(name, name in theirs ? theirs[name] : from),
          to: settingText(name, to),
        }))}
      />
    </ConfirmDialog>
  );
}
