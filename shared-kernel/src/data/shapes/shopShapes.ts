import type { AddressDraft } from '../../domain/address';
import type { CouponProblemCode } from '../../domain/coupon';
import type { Balance, OrderStatus, ReturnKind } from '../../domain/order';
import type { Picture } from '../../domain/picture';
import type { Delivery } from '../../domain/pricing';
import type { GeneratedRow } from '../generated';
import type { GstBuyer } from './gstBuyer';
import type {
  AppliedPromotionRow,
  NearPromotionRow,
  OfferRow,
  ProductOfferRow,
  ProductPromotionRow,
} from './offerShapes';
import type { TrackedParcelRow } from './parcelShapes';
import type { BagRequestLine, ReceiptRow } from './requestShapes';

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

export interface QuoteRow
  extends
    Pick<GeneratedRow<'orders'>, 'subtotal' | 'gst' | 'shipping' | 'platform_fee' | 'saving' | 'total'>,
    Pick<GeneratedRow<'orders'>, 'amount_due' | 'promotion_saving'> {
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
    | 'discount'
  > & { stock: number; mrp: number })[];
  delivery: Delivery;
  coupon: { id: string; title: string; saving: number } | null;
  coupon_problem: { code: CouponProblemCode; message: string } | null;
  /** The wanted coupon counts, but promotions that do not go with it save more. */
  coupon_aside: { id: string; message: string } | null;
  promotions: AppliedPromotionRow[];
  near_promotion: NearPromotionRow | null;
  /** `best` saves most now, `near` would save more with more goods. */
  offers: { best: OfferRow | null; near: (OfferRow & { missing: number }) | null };
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

interface ReturnRequestRow {
  kind: ReturnKind;
  reason: string;
  comment: string;
  /** Names in the bucket `return-photos`. */
  photos?: string[];
  lines: (BagRequestLine & { exchange_variant_id?: string })[];
}

interface TrackedOrderRow {
  number: string;
  status: OrderStatus;
  /** Day in India. */
  estimated_delivery: string;
  current_location: string;
  parcels: TrackedParcelRow[];
  events: { status: OrderStatus; note: string; at: string }[];
}

/** What somebody waits for, with the price of now; `below`: what it has to fall below. */
interface AlertRow {
  id: string;
  kind: GeneratedRow<'alerts'>['kind'];
  product_id: string;
  /** Of a size that is to come back. */
  variant_id: string | null;
  name: string;
  image: Picture | null;
  variant_label: string;
  price: number;
  below: number | null;
  asked_at: string;
}

/** Products that go together, with price (rupees) and stock of now. */
interface LookRow {
  id: string;
  title: string;
  products: {
    id: string;
    name: string;
    price: number;
    image: Picture | null;
    /** What its choice is called; `null` for "size". */
    size_title: string | null;
    variants: { id: string; label: string; stock: number }[] | null;
  }[];
}

/** How a piece runs. */
type Fit = 'small' | 'true' | 'large';

/** Once they are approved; pixels. */
type ReviewPhotoRow = Pick<GeneratedRow<'review_photos'>, 'id' | 'width' | 'height'>;

export interface ReviewRow extends Omit<GeneratedRow<'reviews'>, 'user_id' | 'photos' | 'fit'> {
  photos: ReviewPhotoRow[];
  fit: Fit | null;
}

/** What visitors and shoppers call. */
/** Centimetres of the piece itself, by measure. */
export interface MeasuredSizeRow {
  size: string;
  measures: Partial<Record<string, number>>;
}

/** Centimetres by measure, as they were typed. */
export interface MeasureDraft {
  size: string;
  measures: Record<string, string>;
}

/** `kept`: pieces of that size; `small` and `large`: the sizes that came back as that. */
interface SuggestedSizeRow {
  size: string;
  kept: number;
  of: string;
  small: string | null;
  large: string | null;
}

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
  /** `available`: it is back already, and nothing was written down; `check_mail`: whatever the address is. */
  ask_alert: { Returns: { outcome: 'waiting' | 'available' | 'check_mail' } };
  confirm_alert: {
    Returns:
      | { outcome: 'confirmed'; kind: AlertRow['kind']; product_id: string; available: boolean }
      | { outcome: 'unknown' };
  };
  /** `others`: what the reader of the mail still waits for. */
  stop_alert: { Returns: { outcome: 'stopped' | 'unknown'; others: number } };
  get_alerts: { Returns: AlertRow[] };
  drop_alert: { Returns: AlertRow[] };
  get_product_offers: { Returns: { promotions: ProductPromotionRow[]; coupons: ProductOfferRow[] } };
  /** Those that count for no further order, by their codes. */
  get_spent_coupons: { Returns: Partial<Record<string, 'COUPON_USED_UP' | 'COUPON_ALREADY_USED'>> };
  get_collection: { Returns: { slug: string; title: string; description: string } | null };
  get_look: { Returns: LookRow | null };
  get_garment_measures: { Returns: MeasuredSizeRow[] };
  suggest_size: { Returns: SuggestedSizeRow | null };
  place_order: { Args: { p_lines: BagRequestLine[]; p_gst: GstBuyer | null }; Returns: ReceiptRow };
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
  get_reviews: {
    Returns: { total: number; pictured: number; fit: Record<Fit, number>; rows: ReviewRow[] };
  };
  get_my_review_marks: { Returns: { own: string | null; voted: string[] } };
  write_review: {
    /** `reward`: the store credit that it earned. */
    Returns: ReviewRow & { reward: number };
  };
}
