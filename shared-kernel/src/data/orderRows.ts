import {
  type Delivery,
  type Order,
  type OrderLine,
  type OrderReturn,
  type Payment,
  placeholderPicture,
  type Quote,
  type Refund,
} from '../domain/domain';
import type { Tables } from './database.types';

type OrderLineRow = Pick<
  Tables['order_lines'],
  | 'variant_id'
  | 'product_id'
  | 'name'
  | 'variant_label'
  | 'image_path'
  | 'unit_price'
  | 'quantity'
  | 'line_total'
>;

type TotalsRow = Pick<
  Tables['orders'],
  'subtotal' | 'gst' | 'shipping' | 'platform_fee' | 'saving' | 'total' | 'amount_due'
>;

/** What `quote_order` answers. */
export interface QuoteRow extends TotalsRow {
  lines: (OrderLineRow & { stock: number })[];
  delivery: Delivery;
  promised_from: string;
  promised_to: string;
  coupon: { id: string; title: string; saving: number } | null;
  coupon_problem: Quote['couponProblem'];
  credit: Quote['credit'];
  gift_cards: Quote['giftCards'];
  cod_allowed: boolean;
}

type PaymentRow = Pick<Payment, 'id' | 'method' | 'state' | 'channel' | 'refunded'> & {
  refunds: (Omit<Refund, 'at'> & { created_at: string })[];
};

type ReturnRow = Pick<OrderReturn, 'id' | 'kind' | 'state' | 'reason' | 'comment'> &
  Pick<Tables['returns'], 'refund_amount' | 'created_at'> & {
    return_lines: Pick<Tables['return_lines'], 'variant_id' | 'quantity' | 'exchange_variant_id'>[];
    return_events: Pick<Tables['return_events'], 'id' | 'note'>[];
  };

type OrderColumn =
  | 'id'
  | 'number'
  | 'email'
  | 'placed_at'
  | 'gst_percent'
  | 'promised_from'
  | 'promised_to'
  | 'coupon_id'
  | 'coupon_saving'
  | 'credit_used'
  | 'gift_card_used'
  | 'expires_at'
  | 'delivered_at'
  | 'courier'
  | 'tracking_number';

/** A row of `orders` with all its parts embedded. */
export interface OrderRow extends TotalsRow, Pick<Tables['orders'], OrderColumn> {
  status: Order['status'];
  delivery: Delivery;
  ship_to: Order['shipTo'];
  order_lines: OrderLineRow[];
  order_events: (Pick<Tables['order_events'], 'note' | 'created_at'> & { status: Order['status'] })[];
  payments: PaymentRow[];
  returns: ReturnRow[];
}

export const orderColumns =
  'id,number,status,email,delivery,placed_at,promised_from,promised_to,ship_to,subtotal,gst,gst_percent,shipping,' +
  'platform_fee,saving,total,' +
  'coupon_id,coupon_saving,credit_used,gift_card_used,amount_due,expires_at,delivered_at,courier,tracking_number,' +
  'order_lines(variant_id,product_id,name,variant_label,image_path,unit_price,quantity,line_total),' +
  'order_events(status,note,created_at),' +
  'payments(id,method,state,channel,refunded,refunds(id,amount,state,reason,vpa,created_at)),' +
  'returns(id,kind,state,reason,comment,refund_amount,created_at,' +
  'return_lines(variant_id,quantity,exchange_variant_id),return_events(id,note))';

const toOrderLine = (row: OrderLineRow): OrderLine => ({
  variantId: row.variant_id,
  productId: row.product_id,
  name: row.name,
  variant: row.variant_label,
  imagePath: row.image_path ?? placeholderPicture.path,
  unitPrice: row.unit_price,
  quantity: row.quantity,
  lineTotal: row.line_total,
});

const toTotals = ({ subtotal, gst, shipping, platform_fee, saving, total, amount_due }: TotalsRow) => ({
  ...{ subtotal, gst, shipping, saving, total },
  platformFee: platform_fee,
  amountDue: amount_due,
});

export const toQuote = (row: QuoteRow): Quote => ({
  ...toTotals(row),
  couponSaving: row.coupon?.saving ?? 0,
  creditUsed: row.credit.used,
  giftCardUsed: row.gift_cards.used,
  lines: row.lines.map((line) => ({ ...toOrderLine(line), stock: line.stock })),
  delivery: row.delivery,
  promisedFrom: row.promised_from,
  promisedTo: row.promised_to,
  coupon: row.coupon && { id: row.coupon.id, title: row.coupon.title },
  couponProblem: row.coupon_problem,
  credit: row.credit,
  giftCards: row.gift_cards,
  codAllowed: row.cod_allowed,
});

const toReturn = (row: ReturnRow): OrderReturn => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  comment: row.comment,
  refundAmount: row.refund_amount,
  note: row.return_events.sort((one, other) => one.id - other.id).at(-1)?.note ?? '',
  at: row.created_at,
  lines: row.return_lines.map((line) => ({
    variantId: line.variant_id,
    quantity: line.quantity,
    exchangeVariantId: line.exchange_variant_id,
  })),
});

/** Payment and refunds apart: an order has at most one payment, which may have several refunds. */
function toPayment([row]: PaymentRow[]): Pick<Order, 'payment' | 'refunds'> {
  if (!row) return { payment: null, refunds: [] };
  const { refunds, ...payment } = row;
  return { payment, refunds: refunds.map(({ created_at, ...refund }) => ({ ...refund, at: created_at })) };
}

export const toOrder = (row: OrderRow): Order => ({
  ...toTotals(row),
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
  returns: row.returns.map(toReturn),
});
