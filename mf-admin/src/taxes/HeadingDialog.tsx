import { unwrap } from '@shop/kernel/data';
import { SelectField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { HsnCode, TypeHeading } from './taxRecords';

interface Props {
  type: TypeHeading;
  codes: readonly HsnCode[];
  onClose: () => void;
}

const labels = { hsn: 'Tariff heading' };

/** Under which tariff heading the goods of a type are invoiced. */
export function HeadingDialog({ type, codes, onClose }: Props) {
  const call = useStaffChange({ fields: ['hsn'] });
  const { expected, hear } = useExpected({ hsn: type.hsn }, labels);
  const handleConfirm = async (form: FormData) => {
    const choice = { p_type: type.type_id, p_hsn: formText(form, 'hsn'), p_expected: expected };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_type_hsn', choice)),
      `${type.name} is saved for invoices to come.`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };

  return (
    <GuardedDialog
      title={type.name}
      confirmLabel="Save"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <SelectField
        label={labels.hsn}
        name="hsn"
        options={[
          { value: '', label: type.of_group ? `That of its group: ${type.of_group}` : 'None: 18%' },
          ...codes.map(({ hsn, goods }) => ({ value: hsn, label: `${hsn} ${goods}` })),
        ]}
        defaultValue={type.hsn ?? ''}
        error={call.errors.hsn}
      />
    </GuardedDialog>
  );
}
