import type {
  Delivery,
  Order,
  OrderEvent,
  OrderLine,
  OrderStatus,
  PaymentMethod,
  Quote,
} from '../domain/domain';
import type { BagRequestLine } from './bag';
import type { Database } from './database';
import { unwrap } from './dataError';

interface OrderLineRow {
  variant_id: string;
  product_id: string;
  name: string;
  variant_label: string;
  image_path: string;
  unit_price: number;
  quantity: number;
  line_total: number;
}

interface TotalsRow {
  subtotal: number;
  gst: number;
  shipping: number;
  platform_fee: number;
  saving: number;
  total: number;
}

interface QuoteRow extends TotalsRow {
  lines: (OrderLineRow & { stock: number })[];
  delivery: Delivery;
  promised_from: string;
  promised_to: string;
}

interface OrderRow extends TotalsRow {
  id: string;
  number: string;
  status: OrderStatus;
  email: string;
  delivery: Delivery;
  placed_at: string;
  ship_to: Order['shipTo'];
  order_lines: OrderLineRow[];
  order_events: { status: OrderStatus; note: string; created_at: string }[];
  payments: { method: PaymentMethod; state: string }[];
}

const toOrderLine = (row: OrderLineRow): OrderLine => ({
  variantId: row.variant_id,
  productId: row.product_id,
  name: row.name,
  variant: row.variant_label,
  imagePath: row.image_path,
  unitPrice: row.unit_price,
  quantity: row.quantity,
  lineTotal: row.line_total,
});

const toTotals = ({ subtotal, gst, shipping, platform_fee, saving, total }: TotalsRow) => ({
  subtotal,
  gst,
  shipping,
  platformFee: platform_fee,
  saving,
  total,
});

/** The server's price for these lines, which is what will be charged. Throws `DataError`. */
export async function quoteOrder(db: Database, lines: BagRequestLine[], delivery: Delivery): Promise<Quote> {
  const row: QuoteRow = await unwrap(db.rpc('quote_order', { p_lines: lines, p_delivery: delivery }));
  return {
    ...toTotals(row),
    lines: row.lines.map((line) => ({ ...toOrderLine(line), stock: line.stock })),
    delivery: row.delivery,
    promisedFrom: row.promised_from,
    promisedTo: row.promised_to,
  };
}

export interface OrderRequest {
  /** One per attempt of the shopper; sent again unchanged when the answer got lost. */
  idempotencyKey: string;
  lines: BagRequestLine[];
  addressId: string;
  delivery: Delivery;
  paymentMethod: PaymentMethod;
  /** Rupees the shopper saw and agreed to. */
  expectedTotal: number;
}

/** Places the order in one transaction; sending the same request again answers with the same order. */
export async function placeOrder(db: Database, request: OrderRequest): Promise<{ number: string }> {
  return unwrap(
    db.rpc('place_order', {
      p_idempotency_key: request.idempotencyKey,
      p_lines: request.lines,
      p_address_id: request.addressId,
      p_delivery: request.delivery,
      p_payment_method: request.paymentMethod,
      p_expected_total: request.expectedTotal,
    }),
  );
}

const orderColumns =
  'id,number,status,email,delivery,placed_at,ship_to,subtotal,gst,shipping,platform_fee,saving,total,' +
  'order_lines(variant_id,product_id,name,variant_label,image_path,unit_price,quantity,line_total),' +
  'order_events(status,note,created_at),payments(method,state)';

const selectOrders = (db: Database) =>
  db
    .from('orders')
    .select(orderColumns)
    .order('placed_at', { ascending: false })
    .order('position', { referencedTable: 'order_lines' })
    .order('id', { referencedTable: 'order_events' });

function toOrder(row: OrderRow): Order {
  const events: OrderEvent[] = row.order_events.map(({ status, note, created_at }) => ({
    status,
    note,
    at: created_at,
  }));
  return {
    ...toTotals(row),
    id: row.id,
    number: row.number,
    status: row.status,
    email: row.email,
    delivery: row.delivery,
    placedAt: row.placed_at,
    shipTo: row.ship_to,
    lines: row.order_lines.map(toOrderLine),
    events,
    payment: row.payments[0] ?? { method: 'cod', state: 'due' },
  };
}

/** One own order, or `undefined` when the shopper has none of that number. Throws `DataError`. */
export async function fetchOrder(db: Database, number: string): Promise<Order | undefined> {
  const rows = await unwrap(
    selectOrders(db).eq('number', number).overrideTypes<OrderRow[], { merge: false }>(),
  );
  return rows[0] && toOrder(rows[0]);
}

/** The shopper's own orders, newest first. Throws `DataError`. */
export async function fetchOrders(db: Database, limit: number): Promise<Order[]> {
  const rows = await unwrap(selectOrders(db).limit(limit).overrideTypes<OrderRow[], { merge: false }>());
  return rows.map(toOrder);
}
