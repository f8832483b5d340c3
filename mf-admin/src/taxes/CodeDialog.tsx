import { unwrap } from '@shop/kernel/data';
import { TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText, formTexts } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { HsnCode } from './taxRecords';

interface Props {
  /** Absent for a new one. */
  code: HsnCode | undefined;
  /** Those that there are. */
  codes: readonly HsnCode[];
  onClose: () => void;
}

const fields = ['hsn', 'goods', 'percent', 'low_percent', 'low_up_to'] as const;

/** A tariff heading with its rate, and the lower one that garments have up to a price. */
export function CodeDialog({ code, codes, onClose }: Props) {
  const call = useStaffChange({ fields });
  const handleConfirm = async (form: FormData) => {
    const draft = { ...formTexts(form), hsn: code?.hsn ?? formText(form, 'hsn') };
    // Made a second time, a heading would lose the rate that it has.
    const isTaken = !code && codes.some(({ hsn }) => hsn === draft.hsn.trim());
    if (!call.check(isTaken ? { hsn: 'This heading has its rate already. Edit that one.' } : {})) return;
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_hsn_code', { p_code: draft })),
      `${draft.hsn} is saved for invoices to come.`,
    );
    if (done) onClose();
  };
  const number = (name: 'percent' | 'low_percent' | 'low_up_to') => ({
    name,
    type: 'number',
    min: 0,
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
        label="Goods"
        name="goods"
        required
        maxLength={80}
        defaultValue={code?.goods}
        error={call.errors.goods}
      />
      <TextField label="GST (%)" required {...number('percent')} />
      <TextField
        label="Lower GST (%)"
        required={false}
        hint="Empty where one rate holds at any price."
        {...number('low_percent')}
      />
      <TextField label="Lower GST up to (₹ a piece, without tax)" required={false} {...number('low_up_to')} />
    </GuardedDialog>
  );
}
