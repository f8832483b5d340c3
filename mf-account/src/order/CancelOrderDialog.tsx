import { cancelOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { ConfirmDialog } from '@shop/ui';

/** What comes back, by how the order was paid. */
function moneyText({ payment }: Order): string {
  if (payment?.state === 'captured') return 'What you paid online goes back the way it came.';
  if (payment?.method === 'cod') return 'Nothing was paid yet, so nothing is owed.';
  return '';
}

/** Asks once more, then cancels; what the order used up goes back. */
export function CancelOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const action = useChange();

  const handleConfirm = async () => {
    const { done } = await action.run(
      (db) => cancelOrder(db, order.number),
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
      <p>
        Order {order.number} will not be sent. Coupon, store credit and gift cards that it used are yours
        again. {moneyText(order)}
      </p>
    </ConfirmDialog>
  );
}
