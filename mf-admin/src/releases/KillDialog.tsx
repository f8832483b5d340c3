import { useState } from 'react';
import { Alert, SelectField, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { orderRelease } from './askDesk';
import type { RemoteReleases } from './releaseState';
import { doneTexts, killConsequence } from './releaseSteps';

interface Props {
  remote: RemoteReleases;
  onClose: () => void;
}

/** Asks twice before a version is taken from everybody for good: its remote's name has to be typed. */
export function KillDialog({ remote, onClose }: Props) {
  const { name, live, trial } = remote;
  const call = useStaffChange({ fields: ['name'] });
  const [version, setVersion] = useState(trial?.version ?? live.version);

  const handleConfirm = async (form: FormData) => {
    if (!call.check(formText(form, 'name') === name ? {} : { name: `Type ${name}.` })) return;
    const order = { action: 'kill', version, reason: formText(form, 'reason') } as const;
    const { done } = await call.run((db) => orderRelease(db, name, order), `${name}: ${doneTexts.kill}`);
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title={`Kill: ${name}`}
      confirmLabel={`Kill ${version}`}
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {trial && (
        <SelectField
          label="Version"
          name="version"
          value={version}
          onChange={({ target }) => setVersion(target.value)}
          options={[
            { value: trial.version, label: `${trial.version}, on trial` },
            { value: live.version, label: `${live.version}, live` },
          ]}
        />
      )}
      <p>
        Nobody gets <strong>{version}</strong> from the next request on, and it can never be released again.
        Open tabs leave it when they go on.
      </p>
      <Alert tone="info">{killConsequence(remote, version)}</Alert>
      <TextField label="Reason" name="reason" required maxLength={200} />
      <TextField
        label={`Type ${name} to confirm`}
        name="name"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={call.errors.name}
        onChange={() => call.mend('name')}
      />
    </GuardedDialog>
  );
}
