import type { Address } from '../../domain/address';
import type { OrderStatus, PaymentState, ReturnState } from '../../domain/order';
import type { GeneratedRow } from '../generated';
import type { InvoiceRow } from './accountShapes';
import type { CancelledLine } from './cancellationShapes';
import type { GstBuyer } from './gstBuyer';
import type { ParcelRow } from './parcelShapes';
import type { ReceiptRow } from './requestShapes';
import type { CappedPage, FormFields } from './staffLists';

type OrderRow = GeneratedRow<'orders'>;
type PaymentRow = GeneratedRow<'payments'>;

/** `total` is what the order is worth, of which store credit and gift cards have paid their part. */
interface OrderSummary extends Pick<
  OrderRow,
  'number' | 'status' | 'email' | 'total' | 'credit_used' | 'gift_card_used' | 'placed_at'
> {
  name: string;
  city: string;
  pieces: number;
  method: PaymentRow['method'] | null;
  payment_state: PaymentState | null;
  tags: string[];
  return_open: boolean;
}

/** What became of one order of many; `status` is `null` where there is no such order. */
interface BulkResult {
  number: string;
  outcome: 'moved' | 'already' | 'failed';
  hint: string | null;
  message: string | null;
  status: OrderStatus | null;
}

type PackedLine = Pick<GeneratedRow<'order_lines'>, 'name' | 'variant_label' | 'variant_id' | 'quantity'>;

/** What a packing slip or a label says; rupees, ISO times. */
interface OrderPaper extends Pick<
  OrderRow,
  'number' | 'placed_at' | 'delivery' | 'courier' | 'tracking_number' | 'promised_to'
> {
  ship_to: Omit<Address, 'id' | 'type' | 'isDefault'>;
  /** Which of several parcels of its order; null where there is one, and for what is in none yet. */
  parcel: number | null;
  /** What the courier collects in cash. */
  to_collect: number;
  seller: InvoiceRow['seller'];
  lines: PackedLine[];
}

/** Rupees, ISO times; `total` as in the list, and `saving` without what store credit paid. */
interface ExportedOrder extends Pick<
  OrderRow,
  | 'number'
  | 'placed_at'
  | 'status'
  | 'email'
  | 'delivery'
  | 'subtotal'
  | 'gst'
  | 'shipping'
  | 'platform_fee'
  | 'saving'
  | 'total'
  | 'credit_used'
  | 'gift_card_used'
  | 'amount_due'
  | 'coupon_id'
  | 'courier'
  | 'tracking_number'
> {
  ship_to: Omit<Address, 'id' | 'type' | 'isDefault'>;
  method: PaymentRow['method'] | null;
  payment_state: PaymentState | null;
  refunded: number;
  tags: string[];
  lines: PackedLine[];
}

interface ReturnRecord extends Pick<
  GeneratedRow<'returns'>,
  'id' | 'kind' | 'state' | 'reason' | 'comment' | 'refund_amount' | 'created_at' | 'photos'
> {
  /** States that it may take now. */
  next: ReturnState[];
  /** Its pieces are for sale again once it has passed; what came broken is not. */
  restocks: boolean;
  /** What goes back if it is refunded now; null where it cannot be. */
  refund_due: number | null;
  lines: { name: string; variant_label: string; quantity: number; exchange_label: string | null }[];
  events: { state: ReturnState; note: string; at: string }[];
}

interface PaymentRecord extends Pick<
  PaymentRow,
  'method' | 'amount' | 'refunded' | 'channel' | 'provider_payment_id' | 'error_text' | 'created_at'
> {
  state: PaymentState;
}

/** Rupees, ISO times; `total` as in the list. */
interface OrderRecord extends Pick<
  OrderRow,
  | 'number'
  | 'status'
  | 'email'
  | 'user_id'
  | 'delivery'
  | 'subtotal'
  | 'gst'
  | 'shipping'
  | 'platform_fee'
  | 'coupon_id'
  | 'coupon_saving'
  | 'promotion_saving'
  | 'credit_used'
  | 'gift_card_used'
  | 'total'
  | 'amount_due'
  | 'placed_at'
  | 'courier'
  | 'tracking_number'
> {
  ship_to: Omit<Address, 'id' | 'type' | 'isDefault'>;
  /** A business that wants its tax invoice. */
  gst_buyer: GstBuyer | null;
  affiliate_code: string | null;
  /** States that it may take now. */
  next: OrderStatus[];
  lines: Pick<
    GeneratedRow<'order_lines'>,
    | 'variant_id'
    | 'product_id'
    | 'name'
    | 'variant_label'
    | 'image_path'
    | 'unit_price'
    | 'quantity'
    | 'line_total'
    | 'discount'
  >[];
  promotions: Pick<GeneratedRow<'promotion_uses'>, 'promotion_id' | 'title' | 'amount'>[];
  events: { status: OrderStatus; note: string; at: string; kind: GeneratedRow<'order_events'>['kind'] }[];
  /** Why a guest cancelled, which no mail says. */
  guest_words: { words: string; at: string }[];
  /** Where it leaves in several. */
  parcels: ParcelRow[];
  /** Pieces that may be sent as a parcel now, by variant. */
  unsent: Record<string, number>;
  /** Whether single pieces of it may be cancelled now. */
  cancellable: boolean;
  cancellations: (Pick<GeneratedRow<'order_cancellations'>, 'amount' | 'refunded' | 'created_at'> & {
    lines: CancelledLine[];
    /** Which of its parcels came back with them; null for pieces that were cancelled. */
    parcel: number | null;
  })[];
  payments: PaymentRecord[];
  /** Without an id where it became store credit or went onto a gift card. */
  refunds: (Pick<GeneratedRow<'refunds'>, 'amount' | 'state' | 'reason' | 'created_at'> & {
    id: string | null;
    /** It has failed, and nothing went back in its place. */
    may_retry: boolean;
  })[];
  /** The most that may be paid back now. */
  refundable: number;
  /** Of that, what waits for a second person. */
  refund_waiting: number;
  returns: ReturnRecord[];
  /** Invoice and credit notes; totals in paise. */
  documents: Pick<GeneratedRow<'invoices'>, 'number' | 'kind' | 'issued_at' | 'total'>[];
  tags: string[];
  /** Of the staff among themselves, the newest first. */
  notes: { id: number; body: string; by: string; at: string }[];
}

/** What the staff calls of orders, returns and what was paid for them. Everything is refused to others with FORBIDDEN. */
export interface OrderFunctions {
  list_admin_orders: {
    Args: { p_filter: FormFields };
    /** `counts` by status, and `returns`; `null` where a filter finds more than are counted. */
    Returns: CappedPage<OrderSummary> & { counts: Record<string, number> | null };
  };
  pick_orders: { Args: { p_filter: FormFields }; Returns: Pick<OrderSummary, 'number' | 'status'>[] };
  bulk_advance_orders: {
    /** `from`: the state in which it was seen. */
    Args: { p_orders: { number: string; from?: string; courier?: string; tracking?: string }[] };
    Returns: BulkResult[];
  };
  get_order_desk: { Returns: { views: { id: string; name: string; query: string }[]; tags: string[] } };
  export_orders: { Returns: ExportedOrder[] };
  get_order_papers: { Returns: InvoiceRow[] | OrderPaper[] };
  get_admin_order: { Returns: OrderRecord };
  advance_order: { Returns: ReceiptRow };
  advance_return: { Returns: Pick<GeneratedRow<'returns'>, 'id' | 'state' | 'refund_amount'> };
  record_cash: { Returns: { number: string; state: PaymentState } };
  /** `waiting`: nothing went back yet, a second person has to say yes. */
  refund_order: { Returns: { number: string; refunded: number; waiting: boolean } };
}
