import { TextField } from '@shop/ui';
import type { FieldsProps, promotionFields } from './promotionFields';

type NumberName = Extract<
  (typeof promotionFields)[number],
  | 'value'
  | 'buy'
  | 'get'
  | 'max_discount'
  | 'min_amount'
  | 'min_pieces'
  | 'total_limit'
  | 'per_user_limit'
  | 'priority'
>;

interface Props extends FieldsProps {
  name: NumberName;
  label: string;
  hint?: string;
  required?: boolean;
  /** Of a new one. */
  initial?: number;
}

/** A whole number of a promotion, from 1 on; empty for no limit and no minimum. Priority begins at 0. */
export function NumberField({ name, label, hint, required = false, initial, promotion, errors }: Props) {
  const known = promotion?.[name] ?? initial ?? '';
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      min={name === 'priority' ? 0 : 1}
      step={1}
      hint={hint}
      required={required}
      defaultValue={String(known === 0 && name !== 'priority' ? '' : known)}
      error={errors[name]}
    />
  );
}
