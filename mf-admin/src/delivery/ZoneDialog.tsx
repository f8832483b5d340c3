import { unwrap } from '@shop/kernel/data';
import { CheckboxField, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText, formTexts } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { ZoneRecord } from './deliveryRecords';

interface Props {
  /** Absent for a new one. */
  zone: ZoneRecord | undefined;
  onClose: () => void;
}

const days = [
  { name: 'standard_from', label: 'Standard from (days)' },
  { name: 'standard_to', label: 'Standard to (days)' },
  { name: 'express_from', label: 'Express from (days)', optional: true },
  { name: 'express_to', label: 'Express to (days)', optional: true },
] as const;
const fields = ['id', 'title', ...days.map(({ name }) => name)] as const;

const labels = {
  title: 'Title',
  serviceable: 'We deliver there',
  cash: 'Cash on delivery is possible',
  ...Object.fromEntries(days.map(({ name, label }) => [name, label])),
};

/** What is promised to every PIN code of a zone, counted from the day of the order. */
export function ZoneDialog({ zone, onClose }: Props) {
  const call = useStaffChange({ fields });
  const { expected, hear } = useExpected(zone ?? {}, labels);
  const handleConfirm = async (form: FormData) => {
    const draft = {
      ...formTexts(form),
      id: zone?.id ?? formText(form, 'id'),
      // Saved under a name that is taken, it would otherwise become the zone that has it.
      is_created: zone === undefined,
      serviceable: form.has('serviceable'),
      cash: form.has('cash'),
    };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_delivery_zone', { p_zone: draft, p_expected: expected })),
      `${formText(form, 'title')} is saved. New orders use it from now on.`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };

  return (
    <GuardedDialog
      title={zone ? zone.title : 'New zone'}
      confirmLabel="Save zone"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {!zone && <TextField label="Short name" name="id" required maxLength={30} error={call.errors.id} />}
      <TextField
        label={labels.title}
        name="title"
        required
        maxLength={60}
        defaultValue={zone?.title}
        error={call.errors.title}
      />
      {days.map(({ name, label, ...rest }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          type="number"
          // Express on the day of the order is none that the database takes.
          min={'optional' in rest ? 1 : 0}
          max={60}
          required={!('optional' in rest)}
          hint={'optional' in rest ? 'Empty where there is no express delivery.' : undefined}
          defaultValue={zone ? String(zone[name] ?? '') : undefined}
          error={call.errors[name]}
        />
      ))}
      <CheckboxField
        name="serviceable"
        label={labels.serviceable}
        defaultChecked={zone ? zone.serviceable : true}
      />
      <CheckboxField name="cash" label={labels.cash} defaultChecked={zone ? zone.cash : true} />
    </GuardedDialog>
  );
}
