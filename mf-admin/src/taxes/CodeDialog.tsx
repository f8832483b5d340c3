import { unwrap } from '@shop/kernel/data';
import { TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText, formTexts } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { HsnCode } from './taxRecords';

interface Props {
  /** Absent for a new one. */
  code: HsnCode | undefined;
  onClose: () => void;
}

const fields = ['hsn', 'goods', 'percent', 'low_percent', 'low_up_to'] as const;

const labels = {
  goods: 'Goods',
  percent: 'GST (%)',
  low_percent: 'Lower GST (%)',
  low_up_to: 'Lower GST up to (₹ a piece, without tax)',
};

/** A tariff heading with its rate, and the lower one that garments have up to a price. */
export function CodeDialog({ code, onClose }: Props) {
  const call = useStaffChange({ fields });
  const { expected, hear } = useExpected(code ?? {}, labels);
  const handleConfirm = async (form: FormData) => {
    const hsn = code?.hsn ?? formText(form, 'hsn');
    const draft = { ...formTexts(form), hsn, is_created: code === undefined };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_hsn_code', { p_code: draft, p_expected: expected })),
      `${hsn} is saved for invoices to come.`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };
  const number = (name: 'percent' | 'low_percent' | 'low_up_to') => ({
    label: labels[name],
    name,
    type: 'number',
    min: name === 'low_up_to' ? 1 : 0,
    max: name === 'low_up_to' ? 300_000 : 100,
    defaultValue: code ? String(code[name] ?? '') : undefined,
    error: call.errors[name],
  });

  return (
    <GuardedDialog
      title={code ? `Heading ${code.hsn}` : 'New heading'}
      confirmLabel="Save heading"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {!code && (
        <TextField
          label="HSN code"
          name="hsn"
          inputMode="numeric"
          required
          maxLength={8}
          hint="4, 6 or 8 digits."
          error={call.errors.hsn}
        />
      )}
      <TextField
        label={labels.goods}
        name="goods"
        required
        maxLength={80}
        defaultValue={code?.goods}
        error={call.errors.goods}
      />
      <TextField required {...number('percent')} />
      <TextField
        required={false}
        hint="Empty where one rate holds at any price."
        {...number('low_percent')}
      />
      <TextField required={false} {...number('low_up_to')} />
    </GuardedDialog>
  );
}
