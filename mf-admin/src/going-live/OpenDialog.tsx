import { unwrap } from '@shop/kernel/data';
import { SelectField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';

interface Props {
  /** Titles of what is not done. */
  missing: readonly string[];
  onClose: () => void;
}

/** Switches the phase. What prices mean is chosen here and by nobody else. */
export function OpenDialog({ missing, onClose }: Props) {
  const call = useStaffChange({ fields: ['tax_mode'] });
  const handleConfirm = async (form: FormData) => {
    const { done } = await call.run(
      (db) =>
        unwrap(
          db.rpc('save_settings', {
            p_settings: { phase: 'live', tax_mode: formText(form, 'tax_mode') },
            p_expected: { phase: 'beta' },
          }),
        ),
      'The shop is live.',
    );
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title="Open the shop?"
      confirmLabel={missing.length > 0 ? 'Open all the same' : 'Open the shop'}
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        What the beta says of itself goes, search opens, guests can buy, and bags stay on the visitor’s
        device.
      </p>
      {missing.length > 0 && <p>Not done yet: {missing.join('; ')}.</p>}
      <SelectField
        label="GST in the live shop"
        name="tax_mode"
        defaultValue=""
        options={[
          { value: '', label: 'Please choose' },
          { value: 'added', label: 'Comes on top of prices' },
          { value: 'included', label: 'Is included in prices' },
        ]}
        error={call.errors.tax_mode}
      />
    </GuardedDialog>
  );
}
