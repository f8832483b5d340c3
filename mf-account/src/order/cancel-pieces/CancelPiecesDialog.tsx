import { type ChangeEvent, startTransition, useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, Dialog, SelectField, TextField } from '@shop/ui';
import { textOf } from '../../forms/textOf';
import { pieceName } from '../../pieces/pieceName';
import type { useRequestKey } from '../useRequestKey';
import { cancellationText } from './cancellationText';

interface Wish {
  pieces: { variant_id: string; quantity: number }[];
  quote: Answer<'quote_cancellation'>;
}

interface Props {
  order: Order;
  /** Outlives the dialog, which may be closed and opened again after a lost answer. */
  keyOf: ReturnType<typeof useRequestKey>;
  onClose: () => void;
}

const fieldOf = (variantId: string) => `cancel ${variantId}`;

/** Cancels single pieces of an order within its hour: the shop says first what goes back, and then does it. */
export function CancelPiecesDialog({ order, keyOf, onClose }: Props) {
  // What is only asked leaves the page as it is.
  const asking = useAction();
  const action = useChange();
  const [wish, setWish] = useState<Wish>();

  /** What was said was about other items; why they are cancelled changes nothing of it. */
  const handleChange = ({ target }: ChangeEvent<HTMLFormElement, Element>) => {
    if (target instanceof HTMLInputElement) return;
    setWish(undefined);
    asking.refuse(undefined);
    action.refuse(undefined);
  };

  const handleSubmit = async (form: HTMLFormElement) => {
    if (!wish) {
      const pieces = order.lines
        .map(({ variantId }) => ({
          variant_id: variantId,
          quantity: Number(textOf(form, fieldOf(variantId))),
        }))
        .filter(({ quantity }) => quantity > 0);
      if (pieces.length === 0) return asking.refuse('Please choose at least one item to cancel.');
      action.refuse(undefined);
      const asked = await asking.run((db) =>
        unwrap(db.rpc('quote_cancellation', { p_number: order.number, p_pieces: pieces })),
      );
      // With the end of the asking: only then may another item be chosen.
      if (asked.done) startTransition(() => setWish({ pieces, quote: asked.value }));
      return;
    }
    const outcome = await action.run(
      (db) =>
        unwrap(
          db.rpc('cancel_pieces', {
            p_number: order.number,
            p_pieces: wish.pieces,
            p_expected: wish.quote.amount,
            // As long as the page shows as many: of those that it shows later, as many more may be wished for.
            p_key: keyOf({ pieces: wish.pieces, of: order.lines.map(({ quantity }) => quantity) }),
            p_reason: textOf(form, 'reason'),
          }),
        ),
      wish.quote.is_last ? `Order ${order.number} is cancelled.` : 'The items are cancelled.',
    );
    if (outcome.done) onClose();
    // Another amount has to be seen before it is agreed to.
    else if (outcome.failure?.code === 'TOTAL_CHANGED') setWish(undefined);
  };

  return (
    <Dialog title="Cancel items" onClose={onClose} $width="560px">
      <ActionForm action={action} onSubmit={handleSubmit} onChange={handleChange}>
        <Alert tone="error">{asking.problem || action.problem}</Alert>
        {order.lines.map((piece) => (
          <SelectField
            key={piece.variantId}
            label={pieceName(piece)}
            name={fieldOf(piece.variantId)}
            options={choices(piece.quantity)}
            defaultValue="0"
            // Or the answer would be about other items than those in sight.
            disabled={asking.busy}
          />
        ))}
        <TextField label="Reason" name="reason" required={false} maxLength={200} />
        {wish && <Alert tone="info">{cancellationText(wish.quote)}</Alert>}
        <Button type="submit" $variant="primary" $size="large" $busy={action.busy || asking.busy}>
          {wish ? 'Cancel these items' : 'See what goes back'}
        </Button>
      </ActionForm>
    </Dialog>
  );
}

/** None to all of so many pieces. */
const choices = (quantity: number) => [
  { value: '0', label: quantity === 1 ? 'Keep it' : `Keep all ${quantity}` },
  ...Array.from({ length: quantity }, (_, index) => ({
    value: String(index + 1),
    label: quantity === 1 ? 'Cancel it' : `Cancel ${index + 1} of ${quantity}`,
  })),
];
