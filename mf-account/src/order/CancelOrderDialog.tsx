import { cancelOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { useToast } from '@shop/kernel/react';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import { useAction } from '../forms/useAction';

/** What comes back, by how the order was paid. */
function moneyText({ payment }: Order): string {
  if (payment?.state === 'captured') return 'What you paid online goes back the way it came.';
  if (payment?.method === 'cod') return 'Nothing was paid yet, so nothing is owed.';
  return '';
}

/** Asks once more, then cancels; what the order used up goes back. */
export function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const action = useAction();
  const showToast = useToast();

  const handleConfirm = async () => {
    if (!(await action.run((db) => cancelOrder(db, order.number)))) return;
    showToast({ tone: 'success', message: `Order ${order.number} is cancelled.` });
    onClose();
  };

  return (
    <ConfirmDialog
      title="Cancel this order?"
      confirmLabel="Cancel order"
      cancelLabel="Keep the order"
      action={action}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      Order {order.number} will not be sent. Coupon, store credit and gift cards that it used are yours again.{' '}
      {moneyText(order)}
    </ConfirmDialog>
  );
}
