import { startTransition, useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Button, SelectField, TextArea } from '@shop/ui';
import { staffFailure } from '../../calls/staffFailure';
import { useRequestKey } from '../../calls/useRequestKey';
import { useStaffChange } from '../../calls/useStaffChange';
import { formText } from '../../forms/formText';
import { ButtonRow } from '../../panel/ButtonRow';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import type { OrderRecord } from '../orderRecord';
import { pieceName } from '../pieceText';
import { CancellationMoney } from './CancellationMoney';

interface Wish {
  pieces: { variant_id: string; quantity: number }[];
  quote: Answer<'quote_admin_cancellation'>;
}

const fieldOf = (variantId: string) => `cancel ${variantId}`;

/** Takes single pieces that have not left the shop out of an order. Their money is shown before anything is done. */
export function CancelPieces({ order }: { order: OrderRecord }) {
  const [isOpen, setOpen] = useState(false);
  // Outlives the dialog, which may be closed and opened again after a lost answer.
  const request = useRequestKey();
  return (
    <ButtonRow>
      <Button type="button" $size="small" $variant="secondary" onClick={() => setOpen(true)}>
        Cancel pieces
      </Button>
      {isOpen && <CancelDialog order={order} request={request} onClose={() => setOpen(false)} />}
    </ButtonRow>
  );
}

interface Props {
  order: OrderRecord;
  request: ReturnType<typeof useRequestKey>;
  onClose: () => void;
}

function CancelDialog({ order, request, onClose }: Props) {
  const [wish, setWish] = useState<Wish>();
  // What is only asked leaves the page as it is.
  const asking = useAction({ describe: staffFailure });
  const call = useStaffChange();

  const ask = async (form: FormData) => {
    const pieces = piecesHere(order)
      .map(({ variant_id }) => ({ variant_id, quantity: Number(formText(form, fieldOf(variant_id))) }))
      .filter(({ quantity }) => quantity > 0);
    if (pieces.length === 0) return asking.refuse('Choose at least one piece.');
    call.refuse(undefined);
    const asked = await asking.run((db) =>
      unwrap(db.rpc('quote_admin_cancellation', { p_number: order.number, p_pieces: pieces })),
    );
    // With the end of the asking: only then may another piece be chosen.
    if (asked.done) startTransition(() => setWish({ pieces, quote: asked.value }));
  };
  const handleConfirm = async (form: FormData) => {
    if (!wish) return ask(form);
    const outcome = await call.run(
      (db) =>
        unwrap(
          db.rpc('cancel_admin_pieces', {
            p_number: order.number,
            p_pieces: wish.pieces,
            p_expected: wish.quote.amount,
            // As long as the page shows as many: of those that it shows later, as many more may be wished for.
            p_key: request.keyOf({ pieces: wish.pieces, of: quantitiesOf(order) }),
            p_note: formText(form, 'note'),
          }),
        ),
      wish.quote.is_last ? `${order.number}: Cancelled` : 'The pieces are cancelled',
    );
    if (outcome.done) {
      request.forget();
      onClose();
    }
    // Another amount has to be seen before it is agreed to.
    else if (outcome.failure?.code === 'TOTAL_CHANGED') setWish(undefined);
  };

  return (
    <GuardedDialog
      title="Cancel pieces?"
      cancelLabel="Keep them"
      confirmLabel={wish ? 'Cancel these pieces' : 'See the money'}
      action={{
        busy: call.busy || asking.busy,
        problem: asking.problem ?? call.problem,
        catchUp: call.catchUp,
      }}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {piecesHere(order).map((line) => (
        <SelectField
          key={line.variant_id}
          label={pieceName(line)}
          name={fieldOf(line.variant_id)}
          options={choices(line.quantity)}
          defaultValue="0"
          // Or the answer would be about other pieces than those in sight.
          disabled={asking.busy}
          onChange={() => setWish(undefined)}
        />
      ))}
      {wish && <CancellationMoney quote={wish.quote} />}
      <TextArea label="Note to the shopper" name="note" required={false} rows={2} maxLength={500} />
    </GuardedDialog>
  );
}

/** Of an order that leaves in several parcels, what is in none of them. */
const piecesHere = ({ lines, parcels, unsent }: OrderRecord) =>
  lines
    .map((line) => ({
      ...line,
      quantity: parcels.length > 0 ? (lookUp(unsent, line.variant_id) ?? 0) : line.quantity,
    }))
    .filter(({ quantity }) => quantity > 0);

const quantitiesOf = (order: OrderRecord) => piecesHere(order).map(({ quantity }) => quantity);

/** None to all of so many pieces. */
const choices = (quantity: number) =>
  quantity === 1
    ? [
        { value: '0', label: 'Keep it' },
        { value: '1', label: 'Cancel it' },
      ]
    : Array.from({ length: quantity + 1 }, (_, count) => ({
        value: String(count),
        label: count === 0 ? `Keep all ${quantity}` : `Cancel ${count} of ${quantity}`,
      }));
