import { useState } from 'react';
import { type Answer, DataError, unwrap } from '@shop/kernel/data';
import { formatRupees, type Order } from '@shop/kernel/domain';
import { useToast } from '@shop/kernel/react';
import { Button } from '@shop/ui';
import { useMay } from '../access/rights';
import { staffFailure } from '../calls/staffFailure';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { ButtonRow } from '../panel/ButtonRow';
import { Panel } from '../panel/Panel';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { OrderRecord } from './orderRecord';
import { PaymentList } from './PaymentList';
import { RefundFields } from './RefundFields';

type Asked = 'collected' | 'refused' | 'refund';

const questions: Record<Asked, string> = {
  collected: 'Cash collected',
  refused: 'Payment refused',
  refund: 'Refund',
};

/** Where cash is asked for, and may be refused. */
const atTheDoor: readonly Order['status'][] = ['shipped', 'out_for_delivery', 'delivered'];

/** A refund that is too high is refused with what is left. */
function refundFailure(error: unknown): string {
  const refundable = error instanceof DataError ? error.details.refundable : undefined;
  const most = refundable === undefined ? '' : ` At most ${formatRupees(Number(refundable))}.`;
  return staffFailure(error) + most;
}

/** What has become of it; above a limit a second person decides. */
function refundText({ refunded, waiting }: Answer<'refund_order'>): string {
  if (waiting) return 'The refund waits for a second person';
  // Of a press whose answer was lost, and on which somebody has decided meanwhile.
  return refunded > 0 ? `${formatRupees(refunded)} goes back` : 'The refund was refused by a second person';
}

/** How the order is paid; cash is noted here, and money goes back from here. */
export function PaymentPanel({ order }: { order: OrderRecord }) {
  const [asked, setAsked] = useState<Asked>();
  // One for each refund: a second try after a lost answer pays nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const may = useMay();
  const call = useStaffChange({ describe: refundFailure });
  const showToast = useToast();
  const cashDue = atTheDoor.includes(order.status) && order.payments.some(({ state }) => state === 'due');

  const handleConfirm = async (form: FormData) => {
    const outcome =
      asked === 'refund'
        ? await call.run(async (db) => {
            const made = await unwrap(
              db.rpc('refund_order', {
                p_number: order.number,
                p_amount: Number(form.get('amount')),
                p_reason: formText(form, 'reason'),
                p_key: key,
              }),
            );
            showToast({ tone: 'success', message: refundText(made) });
          })
        : await call.run(
            (db) =>
              unwrap(db.rpc('record_cash', { p_number: order.number, p_collected: asked === 'collected' })),
            'The payment is noted',
          );
    if (!outcome.done) return;
    setAsked(undefined);
    setKey(crypto.randomUUID());
  };

  return (
    <Panel title="Payment">
      <PaymentList order={order} />
      <ButtonRow>
        {cashDue && may('orders') && (
          <>
            {/* Whoever paid has the parcel. */}
            {order.status === 'delivered' && (
              <Button type="button" $size="small" onClick={() => setAsked('collected')}>
                Cash collected
              </Button>
            )}
            <Button type="button" $size="small" $variant="secondary" onClick={() => setAsked('refused')}>
              Refused
            </Button>
          </>
        )}
        {order.refundable > 0 && may('refunds') && (
          <Button type="button" $size="small" $variant="secondary" onClick={() => setAsked('refund')}>
            Refund
          </Button>
        )}
      </ButtonRow>
      {asked && (
        <GuardedDialog
          title={`${questions[asked]}?`}
          confirmLabel={questions[asked]}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setAsked(undefined)}
        >
          <p>
            Order <strong>{order.number}</strong>,{' '}
            {asked === 'refund'
              ? `${formatRupees(order.refundable)} can be paid back`
              : `${formatRupees(order.amount_due)} to pay`}
            .
          </p>
          {asked === 'refund' && <RefundFields refundable={order.refundable} />}
        </GuardedDialog>
      )}
    </Panel>
  );
}
