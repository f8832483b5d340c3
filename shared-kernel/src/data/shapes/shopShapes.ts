import type { AddressDraft } from '../../domain/address';
import type { CouponProblemCode } from '../../domain/coupon';
import type { Balance, OrderStatus, ReturnKind } from '../../domain/order';
import type { Picture } from '../../domain/picture';
import type { Delivery } from '../../domain/pricing';
import type { GeneratedRow } from '../generated';

/** Amounts are rupees, times ISO. */
interface BagLineRow {
  variant_id: string;
  product_id: string;
  name: string;
  variant_label: string;
  image: Picture | null;
  price: number;
  quantity: number;
  stock: number;
}

interface WishlistRow {
  product_id: string;
  name: string;
  price: number;
  image: Picture | null;
  category_id: string;
  in_stock: boolean;
}

/** What goes into a bag, an order or a quote: nothing that has a price. */
export interface BagRequestLine {
  variant_id: string;
  quantity: number;
}

interface QuoteRow
  extends
    Pick<GeneratedRow<'orders'>, 'subtotal' | 'gst' | 'shipping' | 'platform_fee' | 'saving' | 'total'>,
    Pick<GeneratedRow<'orders'>, 'amount_due'> {
  lines: (Pick<
    GeneratedRow<'order_lines'>,
    | 'variant_id'
    | 'product_id'
    | 'name'
    | 'variant_label'
    | 'image_path'
    | 'unit_price'
    | 'quantity'
    | 'line_total'
  > & { stock: number; mrp: number })[];
  delivery: Delivery;
  coupon: { id: string; title: string; saving: number } | null;
  coupon_problem: { code: CouponProblemCode; message: string } | null;
  credit: Balance;
  gift_cards: Balance;
  cod_allowed: boolean;
  /** What is promised in general. */
  place: PlaceRow;
}

/** Days in India. */
interface PromisedRow {
  from: string;
  to: string;
}

/** What is promised to a PIN code, or in general where `pin` is nothing. City and state only where they are certain. */
interface PlaceRow {
  pin: string | null;
  city: string | null;
  state: string | null;
  serviceable: boolean;
  /** Cash on delivery. */
  cash: boolean;
  standard: PromisedRow | null;
  express: PromisedRow | null;
}

/** What the shopper wants of a placed order; what is left out stays. */
interface OrderChanges {
  address_id?: string;
  delivery?: Delivery;
  lines?: { position: number; variant_id: string }[];
}

/** `refund`: rupees that go back; `note` is empty when nothing changes. */
interface ChangeQuoteRow extends Pick<
  GeneratedRow<'orders'>,
  'delivery' | 'shipping' | 'amount_due' | 'promised_from' | 'promised_to'
> {
  refund: number;
  note: string;
}

/** `payment_id` and `expires_at` are set while the order waits for an online payment. */
export interface ReceiptRow extends Pick<
  GeneratedRow<'orders'>,
  'number' | 'status' | 'total' | 'amount_due' | 'placed_at' | 'expires_at'
> {
  order_id: string;
  payment_id: string | null;
}

interface ReturnRequestRow {
  kind: ReturnKind;
  reason: string;
  comment: string;
  lines: (BagRequestLine & { exchange_variant_id?: string })[];
}

interface TrackedOrderRow {
  number: string;
  status: OrderStatus;
  /** Day in India. */
  estimated_delivery: string;
  current_location: string;
  events: { status: OrderStatus; note: string; at: string }[];
}

/** What visitors and shoppers call. */
export interface ShopFunctions {
  get_bag: { Returns: BagLineRow[] };
  set_bag_line: { Returns: BagLineRow[] };
  clear_bag: { Returns: BagLineRow[] };
  merge_bag: { Args: { p_lines: BagRequestLine[] }; Returns: BagLineRow[] };
  get_wishlist: { Returns: WishlistRow[] };
  add_to_wishlist: { Returns: WishlistRow[] };
  remove_from_wishlist: { Returns: WishlistRow[] };
  clear_wishlist: { Returns: WishlistRow[] };
  merge_wishlist: { Returns: WishlistRow[] };
  quote_order: { Args: { p_lines: BagRequestLine[] }; Returns: QuoteRow };
  place_order: { Args: { p_lines: BagRequestLine[] }; Returns: ReceiptRow };
  cancel_order: { Returns: ReceiptRow };
  delivery_to: { Returns: PlaceRow };
  quote_order_change: { Args: { p_changes: OrderChanges }; Returns: ChangeQuoteRow };
  modify_order: { Args: { p_changes: OrderChanges }; Returns: ReceiptRow };
  request_return: { Args: { p_request: ReturnRequestRow }; Returns: { id: string } };
  /** Nothing where number and e-mail do not match. */
  track_order: { Returns: TrackedOrderRow | null };
  save_address: { Args: { p_address: Omit<AddressDraft, 'isDefault'> & { is_default: boolean } } };
  /** Number of reviews by their stars; stars that nobody gave are absent. */
  count_reviews: { Returns: Partial<Record<string, number>> };
  can_review: { Returns: 'yes' | 'not_bought' | 'already' | 'signed_out' };
  write_review: {
    /** `reward`: the store credit that it earned. */
    Returns: Omit<GeneratedRow<'reviews'>, 'user_id'> & { reward: number };
  };
}
