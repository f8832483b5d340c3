import { unwrap } from '@shop/kernel/data';
import { SelectField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { HsnCode, TypeHeading } from './taxRecords';

interface Props {
  type: TypeHeading;
  codes: readonly HsnCode[];
  onClose: () => void;
}

/** Under which tariff heading the goods of a type are invoiced. */
export function HeadingDialog({ type, codes, onClose }: Props) {
  const call = useStaffChange({ fields: ['hsn'] });
  const handleConfirm = async (form: FormData) => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_type_hsn', { p_type: type.type_id, p_hsn: formText(form, 'hsn') })),
      `${type.name} is saved for invoices to come.`,
    );
    if (done) onClose();
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
        label="Tariff heading"
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
