import { type Answer, unwrap } from '@shop/kernel/data';
import { SelectField, TextArea } from '@shop/ui';
import { useStaffChange } from '../../calls/useStaffChange';
import { formText } from '../../forms/formText';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import { CancellationMoney } from '../cancel-pieces/CancellationMoney';
import type { ParcelRecord } from '../orderRecord';
import { pieceName } from '../pieceText';

const fieldOf = (variantId: string) => `damaged ${variantId}`;

interface Props {
  parcel: ParcelRecord;
  quote: Answer<'quote_parcel_return'>;
  /** Another amount has to be seen before it is agreed to. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** A parcel that the courier brings back: its money, and which of its pieces are for sale again. */
export function ReturnParcel({ parcel: { id, position, lines }, quote, onChanged, onClose }: Props) {
  const call = useStaffChange();

  const handleConfirm = async (form: FormData) => {
    const damaged = lines
      .map(({ variant_id }) => ({ variant_id, quantity: Number(formText(form, fieldOf(variant_id))) }))
      .filter(({ quantity }) => quantity > 0);
    const outcome = await call.run(
      (db) =>
        unwrap(
          db.rpc('return_parcel', {
            p_parcel: id,
            p_damaged: damaged,
            p_expected: quote.amount,
            p_note: formText(form, 'note'),
          }),
        ),
      `Parcel ${position} came back`,
    );
    if (outcome.done) onClose();
    else if (outcome.failure?.code === 'TOTAL_CHANGED') await onChanged();
  };

  return (
    <GuardedDialog
      title={`Parcel ${position} came back?`}
      confirmLabel="It came back"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        Its pieces leave the order; the other parcels stay as they are. The shopper is told by e-mail. This
        cannot be taken back.
      </p>
      {lines.map(({ variant_id: variant, quantity, ...line }) => (
        <SelectField
          key={variant}
          label={pieceName(line)}
          name={fieldOf(variant)}
          options={choices(quantity)}
          defaultValue="0"
        />
      ))}
      <CancellationMoney quote={quote} />
      <TextArea label="Note to the shopper" name="note" required={false} rows={2} maxLength={500} />
    </GuardedDialog>
  );
}

/** None to all of so many pieces. */
const choices = (quantity: number) =>
  Array.from({ length: quantity + 1 }, (_, count) => ({
    value: String(count),
    label: shelfText(count, quantity),
  }));

function shelfText(damaged: number, quantity: number): string {
  if (damaged === 0) return quantity === 1 ? 'For sale again' : `All ${quantity} for sale again`;
  if (damaged === quantity)
    return quantity === 1 ? 'Damaged, not for sale' : `All ${quantity} damaged, not for sale`;
  return `${damaged} of ${quantity} damaged, the rest for sale again`;
}
