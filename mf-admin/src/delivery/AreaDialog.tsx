import { unwrap } from '@shop/kernel/data';
import { indianStates } from '@shop/kernel/domain';
import { SelectField, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText, formTexts } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { AreaRecord, ZoneRecord } from './deliveryRecords';

interface Props {
  /** Absent for a new one. */
  area: AreaRecord | undefined;
  zones: readonly ZoneRecord[];
  onClose: () => void;
}

const fields = ['prefix', 'zone_id', 'city', 'state'] as const;

const labels = { zone_id: 'Zone', state: 'State', city: 'City' };

/** Which zone PIN codes are in that begin alike, and what forms fill in for them. */
export function AreaDialog({ area, zones, onClose }: Props) {
  const call = useStaffChange({ fields });
  const { expected, hear } = useExpected(area ?? {}, labels);
  const handleConfirm = async (form: FormData) => {
    const draft = {
      ...formTexts(form),
      prefix: area?.prefix ?? formText(form, 'prefix'),
      // A second row for the same beginning would otherwise become the first.
      is_created: area === undefined,
    };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_delivery_area', { p_area: draft, p_expected: expected })),
      `PIN codes that begin with ${draft.prefix} are saved.`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };

  return (
    <GuardedDialog
      title={area ? `PIN codes ${area.prefix}…` : 'New area'}
      confirmLabel="Save area"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {!area && (
        <TextField
          label="PIN codes begin with"
          name="prefix"
          inputMode="numeric"
          required
          maxLength={6}
          hint="2 to 6 digits; 2 are a postal circle, 3 a sorting district."
          error={call.errors.prefix}
        />
      )}
      <SelectField
        label={labels.zone_id}
        name="zone_id"
        options={zones.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={area?.zone_id}
        error={call.errors.zone_id}
        required
      />
      <SelectField
        label={labels.state}
        name="state"
        options={[
          { value: '', label: 'Not certain' },
          ...indianStates.map((state) => ({ value: state, label: state })),
        ]}
        defaultValue={area?.state ?? ''}
        error={call.errors.state}
      />
      <TextField
        label={labels.city}
        name="city"
        maxLength={80}
        hint="Only where every one of these PIN codes is in it."
        defaultValue={area?.city ?? ''}
        error={call.errors.city}
      />
    </GuardedDialog>
  );
}
