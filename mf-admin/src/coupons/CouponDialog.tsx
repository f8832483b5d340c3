import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { couponTypes, formatDate } from '@shop/kernel/domain';
import { CheckboxField, s, SelectField, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText, formTexts } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { CouponRecord } from './couponRecord';

interface Props {
  /** Absent for a new one. */
  coupon: CouponRecord | undefined;
  onClose: () => void;
}

const fields: readonly (keyof CouponRecord)[] = [
  'id',
  'title',
  'value',
  'min_order',
  'max_discount',
  'valid_from',
  'valid_until',
  'total_limit',
  'per_user_limit',
];

const labels = {
  title: 'Title',
  description: 'Description',
  type: 'Takes off',
  value: 'Value',
  min_order: 'Order from (₹)',
  max_discount: 'At most (₹)',
  valid_from: 'First day',
  valid_until: 'Last day',
  total_limit: 'Uses in all',
  per_user_limit: 'Uses a shopper',
  active: 'Active',
  is_new: 'Marked as new',
};

/** Days are days in India, the last one included. */
export function CouponDialog({ coupon, onClose }: Props) {
  const call = useStaffChange({ fields });
  const [type, setType] = useState(coupon?.type ?? 'percentage');
  const { expected, hear } = useExpected(coupon ?? {}, labels);
  const handleConfirm = async (form: FormData) => {
    const draft = {
      ...formTexts(form),
      id: coupon?.id ?? formText(form, 'id'),
      is_created: coupon === undefined,
      active: form.has('active'),
      is_new: form.has('is_new'),
    };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_coupon', { p_coupon: draft, p_expected: expected })),
      `${String(draft.id).toUpperCase()} is saved`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };
  const number = (name: keyof CouponRecord, label: string, required: boolean) => (
    <TextField
      label={label}
      name={name}
      type="number"
      min={name === 'min_order' ? 0 : 1}
      step={1}
      required={required}
      defaultValue={coupon ? String(coupon[name] ?? '') : undefined}
      error={call.errors[name]}
    />
  );

  return (
    <GuardedDialog
      title={coupon ? `Coupon ${coupon.id}` : 'New coupon'}
      confirmLabel="Save coupon"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {!coupon && <TextField label="Code" name="id" required maxLength={20} error={call.errors.id} />}
      <TextField
        label={labels.title}
        name="title"
        required
        maxLength={60}
        defaultValue={coupon?.title}
        error={call.errors.title}
      />
      <TextField
        label={labels.description}
        name="description"
        maxLength={200}
        defaultValue={coupon?.description}
      />
      <Pair>
        <SelectField
          label={labels.type}
          name="type"
          value={type}
          onChange={(event) => setType(event.target.value as CouponRecord['type'])}
          options={Object.entries(couponTypes).map(([value, { name }]) => ({ value, label: name }))}
        />
        {couponTypes[type].hasValue && number('value', couponTypes[type].name, true)}
        {number('min_order', labels.min_order, true)}
        {number('max_discount', labels.max_discount, false)}
        <Days>
          <TextField
            label={labels.valid_from}
            name="valid_from"
            type="date"
            required
            defaultValue={coupon && formatDate(coupon.valid_from, 'isoDay')}
            error={call.errors.valid_from}
          />
          <TextField
            label={labels.valid_until}
            name="valid_until"
            type="date"
            required
            defaultValue={coupon && formatDate(coupon.valid_until, 'isoDay')}
            error={call.errors.valid_until}
          />
        </Days>
        {number('total_limit', labels.total_limit, false)}
        {number('per_user_limit', labels.per_user_limit, false)}
      </Pair>
      <CheckboxField label={labels.active} name="active" defaultChecked={coupon?.active ?? true} />
      <CheckboxField label={labels.is_new} name="is_new" defaultChecked={coupon?.is_new ?? true} />
    </GuardedDialog>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${s('space.12')};
  align-items: start;
`;

/** Beside each other where there is room: a browser's field for a day cannot be made narrower. */
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${s('space.12')};
  align-items: flex-start;

  > * {
    flex: 1;
  }
`;
