import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { isOver, type OrderRecord, prepaid } from './orderRecord';

/** What an order is worth, and under it who pays that: store credit and gift cards first, then the rest. */
export function OrderAmounts({ order }: { order: OrderRecord }) {
  const before = prepaid(order);
  // Nothing is left to pay: what has paid is the last word.
  const isPrepaid = order.amount_due === 0 && before.length > 0;
  const rows: [string, number][] = [
    ['Subtotal', order.subtotal],
    ...order.promotions.map(({ title, amount }): [string, number] => [title, -amount]),
    ['GST', order.gst],
    [`Shipping, ${order.delivery}`, order.shipping],
    ['Platform fee', order.platform_fee],
    [`Coupon ${order.coupon_id ?? ''}`, -order.coupon_saving],
    ['Total', order.total],
    ...(isPrepaid ? [] : before.map(({ means, amount }): [string, number] => [meansName(means), -amount])),
  ];
  const paid: [string, number][] = isPrepaid
    ? before.map(({ means, amount }) => [`Paid with ${means}`, amount])
    : [[dueText(order), order.amount_due]];
  return (
    <Rows>
      {rows
        .filter(([label, amount]) => amount !== 0 || label === 'Total')
        .map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}</dd>
          </div>
        ))}
      {paid.map(([label, amount]) => (
        <div key={label}>
          <dt>
            <strong>{label}</strong>
          </dt>
          <dd>
            <strong>{formatRupees(amount)}</strong>
          </dd>
        </div>
      ))}
    </Rows>
  );
}

const meansName = (means: string) => means.charAt(0).toUpperCase() + means.slice(1);

const settled = ['collected', 'captured', 'part_refunded', 'refunded'];
const dueText = ({ payments, status, amount_due: due }: OrderRecord) => {
  if (payments.some(({ state }) => settled.includes(state))) return 'Paid';
  if (due === 0) return 'Nothing to pay';
  return isOver(status) || payments.some(({ state }) => state === 'refused') ? 'Not paid' : 'To pay';
};

const Rows = styled.dl`
  display: grid;
  gap: ${s('space.4')};
  margin: ${s('space.12')} 0 0;
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    justify-content: space-between;
  }

  dd {
    margin: 0;
  }
`;
