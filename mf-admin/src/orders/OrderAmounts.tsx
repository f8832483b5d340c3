import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import type { OrderRecord } from './orderRecord';

export function OrderAmounts({ order }: { order: OrderRecord }) {
  const rows: [string, number][] = [
    ['Subtotal', order.subtotal],
    ...order.promotions.map(({ title, amount }): [string, number] => [title, -amount]),
    ['GST', order.gst],
    [`Shipping, ${order.delivery}`, order.shipping],
    ['Platform fee', order.platform_fee],
    [`Coupon ${order.coupon_id ?? ''}`, -order.coupon_saving],
    ['Store credit', -order.credit_used],
    ['Total', order.total],
    ['Gift cards', -order.gift_card_used],
  ];
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
      <div>
        <dt>
          <strong>{dueText(order)}</strong>
        </dt>
        <dd>
          <strong>{formatRupees(order.amount_due)}</strong>
        </dd>
      </div>
    </Rows>
  );
}

const settled = ['collected', 'captured', 'part_refunded', 'refunded'];
const dueText = ({ payments }: OrderRecord) => {
  if (payments.some(({ state }) => settled.includes(state))) return 'Paid';
  return payments.some(({ state }) => state === 'refused') ? 'Not paid' : 'To pay';
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
