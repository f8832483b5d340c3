import type { QueryData } from '@supabase/supabase-js';
import type { Cancellation, Order, OrderLine, OrderReturn, Parcel } from '../domain/order';
import { placeholderPicture } from '../domain/picture';
import type { Database } from './database';
import { DataError, unwrap } from './dataError';

type OrderRow = QueryData<ReturnType<typeof selectOrders>>[number];
type ReturnRow = OrderRow['returns'][number];

const lines =
  'order_lines(variant_id,product_id,name,variant_label,image_path,unit_price,quantity,line_total,discount,is_final_sale)';
const events = 'order_events(status,note,created_at)';
const payments =
  'payments(id,method,state,channel,amount,refunded,refunds(id,amount,state,reason,vpa,created_at))';
const exchange = 'exchange:product_variants!return_lines_exchange_variant_id_fkey(label)';
const returnParts =
  `return_lines(variant_id,quantity,exchange_variant_id,${exchange}),return_events(id,note)` as const;
const returns =
  `returns(id,kind,state,reason,comment,refund_amount,refund_way,refund_vpa,created_at,${returnParts})` as const;
const cancellations = 'order_cancellations(id,lines,amount,refunded,created_at,parcel_id)';
const parcels =
  'parcels(position,state,courier,tracking_number,delivered_at,parcel_lines(variant_id,quantity,position,name,variant_label))';
const totals = 'subtotal,gst,gst_percent,shipping,platform_fee,saving,total';
const promises = 'promised_from,promised_to,ship_to';
const paid = 'coupon_id,coupon_saving,promotion_saving,credit_used,gift_card_used,amount_due';
const promotions = 'promotion_uses(title,amount)';
const parcel = 'expires_at,delivered_at,courier,tracking_number';
const columns =
  `id,number,status,email,delivery,placed_at,${promises},${totals},${paid},${parcel},${lines},${promotions},${events},${parcels},${cancellations},${payments},${returns}` as const;

/** Orders with all their parts, newest first. */
const selectOrders = (db: Database) =>
  db
    .from('orders')
    .select(columns)
    .order('placed_at', { ascending: false })
    .order('position', { referencedTable: 'order_lines' })
    .order('id', { referencedTable: 'order_events' });

/**
 * One own order, or `undefined` when the shopper has none of that number; with the key of a mail's link anybody's that
 * it opens. Throws `DataError`.
 */
export async function fetchOrder(db: Database, number: string, key?: string): Promise<Order | undefined> {
  if (key !== undefined) {
    try {
      // It answers as is selected above.
      const linked = await unwrap(db.rpc('get_linked_order', { p_number: number, p_key: key }));
      return toOrder(linked as unknown as OrderRow);
    } catch (error) {
      // The key opens nothing.
      if (error instanceof DataError && error.code === 'EMPTY') return undefined;
      throw error;
    }
  }
  const rows = await unwrap(selectOrders(db).eq('number', number));
  return rows[0] && toOrder(rows[0]);
}

const toOrderLine = (row: OrderRow['order_lines'][number]): OrderLine => ({
  variantId: row.variant_id,
  productId: row.product_id,
  name: row.name,
  variant: row.variant_label,
  imagePath: row.image_path ?? placeholderPicture.path,
  unitPrice: row.unit_price,
  quantity: row.quantity,
  lineTotal: row.line_total,
  discount: row.discount,
  ...(row.is_final_sale && { isFinalSale: true }),
});

const toReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  comment: row.comment,
  refundAmount: row.refund_amount,
  refundTo: row.refund_vpa ?? row.refund_way,
  note: row.return_events.sort((one, other) => one.id - other.id).at(-1)?.note ?? '',
  at: row.created_at,
  lines: row.return_lines.map((line) => ({
    variantId: line.variant_id,
    quantity: line.quantity,
    exchangeVariantId: line.exchange_variant_id,
    exchangeVariant: line.exchange?.label ?? null,
  })),
});

const toParcel = (row: OrderRow['parcels'][number]): Parcel => ({
  position: row.position,
  state: row.state,
  courier: row.courier,
  trackingNumber: row.tracking_number,
  deliveredAt: row.delivered_at,
  lines: row.parcel_lines
    .sort((one, other) => one.position - other.position)
    .map(({ variant_id: variantId, variant_label: variant, name, quantity }) => ({
      variantId,
      name,
      variant,
      quantity,
    })),
});

const toCancellation = (row: OrderRow['order_cancellations'][number]): Cancellation => ({
  lines: row.lines.map(({ name, variant_label, quantity }) => ({ name, variant: variant_label, quantity })),
  amount: row.amount,
  refunded: row.refunded,
  cameBack: row.parcel_id !== null,
  at: row.created_at,
});

/** Payment and refunds apart: an order has at most one payment, which may have several refunds. */
function toPayment([row]: OrderRow['payments']): Pick<Order, 'payment' | 'refunds'> {
  if (!row) return { payment: null, refunds: [] };
  const { refunds, ...payment } = row;
  return { payment, refunds: refunds.map(({ created_at, ...refund }) => ({ ...refund, at: created_at })) };
}

const toOrder = (row: OrderRow): Order => ({
  subtotal: row.subtotal,
  gst: row.gst,
  shipping: row.shipping,
  platformFee: row.platform_fee,
  saving: row.saving,
  total: row.total,
  amountDue: row.amount_due,
  id: row.id,
  number: row.number,
  status: row.status,
  email: row.email,
  delivery: row.delivery,
  gstPercent: row.gst_percent,
  promisedFrom: row.promised_from,
  promisedTo: row.promised_to,
  placedAt: row.placed_at,
  couponId: row.coupon_id,
  couponSaving: row.coupon_saving,
  promotionSaving: row.promotion_saving,
  promotions: row.promotion_uses
    .map(({ title, amount }) => ({ title, saving: amount }))
    .sort((one, other) => other.saving - one.saving),
  creditUsed: row.credit_used,
  giftCardUsed: row.gift_card_used,
  expiresAt: row.expires_at,
  deliveredAt: row.delivered_at,
  courier: row.courier,
  trackingNumber: row.tracking_number,
  shipTo: row.ship_to,
  lines: row.order_lines.map(toOrderLine),
  events: row.order_events.map(({ status, note, created_at }) => ({ status, note, at: created_at })),
  ...toPayment(row.payments),
  parcels: row.parcels.sort((one, other) => one.position - other.position).map(toParcel),
  cancellations: row.order_cancellations.sort((one, other) => one.id - other.id).map(toCancellation),
  returns: row.returns.map(toReturn),
});
