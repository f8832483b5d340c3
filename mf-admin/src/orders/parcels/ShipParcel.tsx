import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';
import { Button, SelectField, TextArea, TextField } from '@shop/ui';
import { useStaffChange } from '../../calls/useStaffChange';
import { formText } from '../../forms/formText';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import type { OrderRecord } from '../orderRecord';
import { pieceName } from '../pieceText';

const fieldOf = (variantId: string) => `ship ${variantId}`;

/** Sends some pieces of an order as a parcel of their own; the others stay here. */
export function ShipParcel({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  const call = useStaffChange();
  const isFirst = order.parcels.length === 0;

  const handleConfirm = async (form: FormData) => {
    const pieces = order.lines
      .map(({ variant_id }) => ({ variant_id, quantity: Number(formText(form, fieldOf(variant_id))) }))
      .filter(({ quantity }) => quantity > 0);
    if (pieces.length === 0) return call.refuse('Choose at least one piece.');
    const { done } = await call.run(
      (db) =>
        unwrap(
          db.rpc('ship_parcel', {
            p_number: order.number,
            p_pieces: pieces,
            p_courier: formText(form, 'courier'),
            p_tracking_number: formText(form, 'tracking'),
            p_note: formText(form, 'note'),
          }),
        ),
      'The parcel is sent',
    );
    if (done) setOpen(false);
  };

  return (
    <>
      <Button
        type="button"
        $size="small"
        $variant={isFirst ? 'secondary' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {isFirst ? 'Ship some pieces' : 'Ship another parcel'}
      </Button>
      {isOpen && (
        <GuardedDialog
          title="Ship a parcel?"
          confirmLabel="Ship these pieces"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            What is not in this parcel stays here and follows later. The invoice over the whole order goes
            with the first parcel. The shopper is told by e-mail.
          </p>
          {order.lines
            .filter(({ variant_id: id }) => (lookUp(order.unsent, id) ?? 0) > 0)
            .map(({ variant_id: id, ...line }) => (
              <SelectField
                key={id}
                label={pieceName(line)}
                name={fieldOf(id)}
                options={choices(lookUp(order.unsent, id) ?? 0)}
                defaultValue={isFirst ? '0' : String(lookUp(order.unsent, id) ?? 0)}
              />
            ))}
          <TextField label="Courier" name="courier" required maxLength={100} />
          <TextField label="Tracking number" name="tracking" required maxLength={40} />
          <TextArea label="Note to the shopper" name="note" required={false} rows={2} maxLength={400} />
        </GuardedDialog>
      )}
    </>
  );
}

/** None to all of so many pieces. */
const choices = (quantity: number) =>
  Array.from({ length: quantity + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'Stays here' : `${count} of ${quantity}`,
  }));
