import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Link } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { useMay } from '../access/rights';
import { adminPaths } from '../layout/adminPaths';
import { RetryRefund } from '../refunds/RetryRefund';
import { type OrderRecord, paymentText, prepaid } from './orderRecord';

const refundStates: Record<OrderRecord['refunds'][number]['state'], string> = {
  pending: 'on its way back',
  settled: 'paid back',
  failed: 'could not be paid back',
};

/** Where no payment was asked for. */
function prepaidText(order: OrderRecord): string {
  const means = prepaid(order).map((each) => each.means);
  return order.amount_due === 0 && means.length > 0
    ? `Paid with ${means.join(' and ')}.`
    : 'Nothing was due.';
}

/** Every payment of an order, what went back or is to, and the papers that say so. */
export function PaymentList({ order }: { order: OrderRecord }) {
  const may = useMay();
  return (
    <List>
      {order.payments.map((payment) => (
        <li key={payment.created_at}>
          <strong>{formatRupees(payment.amount)}</strong>{' '}
          {paymentText(payment.method, payment.state, order.status)}
          {payment.refunded > 0 && `, ${formatRupees(payment.refunded)} back`}
          {payment.provider_payment_id && <small>{payment.provider_payment_id}</small>}
          {payment.error_text && <small>{payment.error_text}</small>}
        </li>
      ))}
      {order.payments.length === 0 && <li>{prepaidText(order)}</li>}
      {order.refunds.map((refund) => (
        <li key={`${refund.created_at} ${refund.reason} ${refund.amount}`}>
          <strong>{formatRupees(refund.amount)}</strong> {refundStates[refund.state]}
          <small>{refund.reason}</small>
          {refund.id && refund.may_retry && may('refunds') && (
            <RetryRefund id={refund.id} amount={refund.amount} of={`, ${refund.reason}`} />
          )}
        </li>
      ))}
      {order.refund_waiting > 0 && (
        <li>
          <strong>{formatRupees(order.refund_waiting)}</strong> to be paid back wait for a second person
          {may('finance') && (
            <small>
              <Link to={adminPaths.section('approvals')}>Approvals</Link>
            </small>
          )}
        </li>
      )}
      {order.documents.map(({ kind, number, total }) => (
        <li key={number}>
          {kind === 'invoice' ? 'Invoice' : 'Credit note'} <strong>{number}</strong>,{' '}
          {formatRupees(total / 100)}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  margin: 0 0 ${s('space.12')};
  padding: 0;
  font-size: ${s('size.15')};
  list-style: none;

  small {
    display: block;
    color: ${s('color.ink2')};
    overflow-wrap: anywhere;
  }
`;
