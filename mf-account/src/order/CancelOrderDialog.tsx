import { cancelOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { ConfirmDialog, TextField } from '@shop/ui';
import { cancelText } from './cancelText';

/** Asks once more, then cancels; what the order used up goes back. */
export function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const action = useChange();

  const handleConfirm = async (form: FormData) => {
    const reason = form.get('reason');
    const { done } = await action.run(
      (db) => cancelOrder(db, order.number, typeof reason === 'string' ? reason : ''),
      `Order ${order.number} is cancelled.`,
    );
    if (done) onClose();
  };

  return (
    <ConfirmDialog
      title="Cancel this order?"
      confirmLabel="Cancel order"
      cancelLabel="Keep the order"
      action={action}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{cancelText(order)}</p>
      <TextField label="Reason" name="reason" required={false} maxLength={200} />
    </ConfirmDialog>
  );
}
