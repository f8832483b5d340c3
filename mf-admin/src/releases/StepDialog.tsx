import { CheckboxLine, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { orderRelease } from './askDesk';
import type { ReleaseOrder, RemoteReleases } from './releaseState';
import { consequenceOf, doneTexts, type StepKind } from './releaseSteps';

interface Props {
  remote: RemoteReleases;
  step: Exclude<StepKind, 'kill'>;
  /** What the button said. */
  label: string;
  onClose: () => void;
}

/** Asks before everybody, or another share of the visitors, gets another version. */
export function StepDialog({ remote, step, label, onClose }: Props) {
  const call = useStaffChange();
  const { name, trial, live } = remote;

  const handleConfirm = async (form: FormData) => {
    const version = trial?.version ?? live.version;
    const reason = formText(form, 'reason') || undefined;
    const together = form.has('together') || undefined;
    const order: ReleaseOrder =
      step === 'share'
        ? { action: step, version, reason, share: Number(form.get('share')) }
        : { action: step, version, reason, ...(together && { together }) };
    const { done } = await call.run((db) => orderRelease(db, name, order), `${name}: ${doneTexts[step]}`);
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title={`${label}: ${name}`}
      confirmLabel={label}
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{consequenceOf(remote, step)}</p>
      {step === 'share' && (
        <TextField
          label="Of 100 visitors"
          name="share"
          type="number"
          min={1}
          max={99}
          step={1}
          required
          defaultValue={trial?.share}
        />
      )}
      {name === 'shell' && (
        <CheckboxLine name="together">Roll remotes back with it that need the newer shell</CheckboxLine>
      )}
      <TextField label="Reason" name="reason" required={false} maxLength={200} />
    </GuardedDialog>
  );
}
