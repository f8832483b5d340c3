import { unwrap } from '@shop/kernel/data';
import { formatCount, formatDate, orderStatusNames } from '@shop/kernel/domain';
import { counted } from '../../counted/counted';
import { downloadCsv } from '../../csv/downloadCsv';
import { type BulkRun, runSlices } from '../../table/selection/runSlices';
import { type ExportedOrder, paymentText } from '../orderRecord';
import { piecesText } from '../pieceText';
import { type BulkReport, failureOf } from './bulkReport';

/** One line of the file: amounts in rupees, the day in India, the address in the parts that couriers ask for. */
export const exportRow = (order: ExportedOrder) => ({
  order: order.number,
  placed: formatDate(order.placed_at, 'isoDay'),
  state: orderStatusNames[order.status],
  name: order.ship_to.name,
  phone: order.ship_to.phone,
  email: order.email,
  address: order.ship_to.address,
  city: order.ship_to.city,
  delivery_state: order.ship_to.state,
  pin: order.ship_to.pincode,
  delivery: order.delivery,
  pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  goods: piecesText(order.lines),
  subtotal: order.subtotal,
  gst: order.gst,
  shipping: order.shipping,
  platform_fee: order.platform_fee,
  saving: order.saving,
  total: order.total,
  store_credit: order.credit_used,
  gift_cards: order.gift_card_used,
  amount_due: order.amount_due,
  refunded: order.refunded,
  payment: paymentText(order.method, order.payment_state, order.status),
  coupon: order.coupon_id,
  courier: order.courier,
  tracking: order.tracking_number,
  tags: order.tags.join(', '),
});

export async function exportOrders(run: BulkRun, numbers: readonly string[]): Promise<BulkReport> {
  const { answers, left } = await runSlices(run, numbers, (slice) =>
    unwrap(run.db.rpc('export_orders', { p_numbers: [...slice] })),
  );
  const rows = answers.flat();
  if (rows.length > 0) await downloadCsv('orders.csv', rows.map(exportRow));
  return {
    text: `${formatCount(rows.length)} of ${counted(numbers.length, 'order')} ${rows.length === 1 ? 'is' : 'are'} in the file orders.csv.`,
    failures: left.map(({ item, reason }) => failureOf(item, reason)),
    done: rows.map(({ number }) => number),
  };
}
