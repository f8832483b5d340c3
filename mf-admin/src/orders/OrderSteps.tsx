import { useState } from 'react';
import styled from 'styled-components';
import { DataError, unwrap } from '@shop/kernel/data';
import { lookUp, type Order, orderStatusNames } from '@shop/kernel/domain';
import { Button, s, TextArea, TextField } from '@shop/ui';
import { useMay } from '../access/rights';
import { staffFailure } from '../calls/staffFailure';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { ButtonRow } from '../panel/ButtonRow';
import { Panel } from '../panel/Panel';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { OrderRecord } from './orderRecord';
import { ShipParcel } from './parcels/ShipParcel';

const actions: Partial<Record<Order['status'], string>> = {
  confirmed: 'Confirm order',
  packed: 'Mark as packed',
  shipped: 'Mark as shipped',
  out_for_delivery: 'Out for delivery',
  delivered: 'Mark as delivered',
  rto: 'Returned to sender',
  cancelled: 'Cancel order',
};

const consequences: Partial<Record<Order['status'], string>> = {
  cancelled:
    'Stock, coupon, credit and gift cards go back, and what was paid online is refunded. This is final.',
  rto: 'What was paid online is refunded; the pieces return to the stock by hand, once inspected. This is final.',
};

/** The steps that an order may take now. Each writes its timeline and tells the shopper by mail. */
export function OrderSteps({ order }: { order: OrderRecord }) {
  const [step, setStep] = useState<Order['status']>();
  const mayChange = useMay()('orders');
  const call = useStaffChange({ describe: stepFailure });

  const handleConfirm = async (form: FormData) => {
    if (!step) return;
    const { done } = await call.run(
      (db) =>
        unwrap(
          db.rpc('advance_order', {
            p_number: order.number,
            p_status: step,
            p_note: formText(form, 'note'),
            p_courier: formText(form, 'courier') || null,
            p_tracking_number: formText(form, 'tracking') || null,
          }),
        ),
      `${order.number}: ${orderStatusNames[step]}`,
    );
    if (done) setStep(undefined);
  };

  return (
    <Panel title="Next step">
      {order.next.length === 0 && !mayShipSome(order) ? (
        <Done>
          {order.returns.some(({ next }) => next.length > 0)
            ? 'The order is delivered; its return is still open.'
            : 'This order has come to its end.'}
        </Done>
      ) : mayChange ? (
        <ButtonRow>
          {order.next.map((status, index) => (
            <Button
              key={status}
              type="button"
              $size="small"
              $variant={index === 0 ? 'primary' : 'secondary'}
              onClick={() => setStep(status)}
            >
              {actions[status]}
            </Button>
          ))}
          {mayShipSome(order) && <ShipParcel order={order} />}
        </ButtonRow>
      ) : (
        <Done>Your role does not include the next step.</Done>
      )}
      {step && (
        <GuardedDialog
          title={`${actions[step]}?`}
          confirmLabel={actions[step] ?? ''}
          cancelLabel={step === 'cancelled' ? 'Keep the order' : undefined}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setStep(undefined)}
        >
          <p>
            Order <strong>{order.number}</strong> of {order.ship_to.name}. {consequences[step]} The shopper is
            told by e-mail.
          </p>
          {step === 'shipped' && (
            <>
              <TextField label="Courier" name="courier" required maxLength={100} />
              <TextField label="Tracking number" name="tracking" required maxLength={40} />
            </>
          )}
          <TextArea label="Note to the shopper" name="note" required={false} rows={2} maxLength={500} />
        </GuardedDialog>
      )}
    </Panel>
  );
}

/** A step that a colleague has overtaken is refused with where the order is. */
function stepFailure(error: unknown): string {
  const from = error instanceof DataError && error.details.from;
  const now = typeof from === 'string' && lookUp(orderStatusNames, from);
  return staffFailure(error) + (now ? ` It is ${now} now.` : '');
}

/** A single piece is a parcel of its own anyway, and what is paid at the door leaves as one. */
const mayShipSome = ({ unsent, parcels, payments }: OrderRecord) =>
  Object.values(unsent).reduce((sum, quantity) => sum + quantity, 0) > (parcels.length > 0 ? 0 : 1) &&
  !payments.some(({ state }) => state === 'due');

const Done = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
`;
