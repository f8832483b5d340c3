import type { Address } from '../../domain/address';
import type { OrderStatus, PaymentState, ReturnState } from '../../domain/order';
import type { Picture } from '../../domain/picture';
import type { GeneratedRow, Json } from '../generated';
import type { ReceiptRow } from './shopShapes';
import type {
  ActionRow,
  AffiliateSummary,
  CommissionSummary,
  CouponSummary,
  InquirySummary,
  LookSummary,
  ModeratedReview,
  Overview,
  Page,
  PayoutSummary,
  UserSummary,
} from './staffLists';

type OrderRow = GeneratedRow<'orders'>;
type PaymentRow = GeneratedRow<'payments'>;

/** What a form sends: texts, which the database reads as what they stand for, and what the form counted itself. */
export type FormFields = Partial<Record<string, Json>>;

interface OrderSummary extends Pick<OrderRow, 'number' | 'status' | 'email' | 'total' | 'placed_at'> {
  name: string;
  city: string;
  pieces: number;
  method: PaymentRow['method'] | null;
  payment_state: PaymentState | null;
  return_open: boolean;
}

interface ReturnRecord extends Pick<
  GeneratedRow<'returns'>,
  'id' | 'kind' | 'state' | 'reason' | 'comment' | 'refund_amount' | 'created_at' | 'photos'
> {
  /** States that it may take now. */
  next: ReturnState[];
  lines: { name: string; variant_label: string; quantity: number; exchange_label: string | null }[];
  events: { state: ReturnState; note: string; at: string }[];
}

interface PaymentRecord extends Pick<
  PaymentRow,
  'method' | 'amount' | 'refunded' | 'channel' | 'provider_payment_id' | 'error_text' | 'created_at'
> {
  state: PaymentState;
}

/** Rupees, ISO times. */
interface OrderRecord extends Pick<
  OrderRow,
  | 'number'
  | 'status'
  | 'email'
  | 'delivery'
  | 'subtotal'
  | 'gst'
  | 'shipping'
  | 'platform_fee'
  | 'coupon_id'
  | 'coupon_saving'
  | 'credit_used'
  | 'gift_card_used'
  | 'total'
  | 'amount_due'
  | 'placed_at'
  | 'courier'
  | 'tracking_number'
> {
  ship_to: Omit<Address, 'id' | 'type' | 'isDefault'>;
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
  >[];
  events: { status: OrderStatus; note: string; at: string }[];
  payments: PaymentRecord[];
  refunds: Pick<GeneratedRow<'refunds'>, 'amount' | 'state' | 'reason' | 'created_at'>[];
  /** The most that may be paid back now. */
  refundable: number;
  returns: ReturnRecord[];
  /** Invoice and credit notes; totals in paise. */
  documents: Pick<GeneratedRow<'invoices'>, 'number' | 'kind' | 'issued_at' | 'total'>[];
}

/** Rupees, ISO times. Every column that the staff writes, and who wrote when; `private.product_record` omits the same. */
interface ProductRecord extends Omit<
  GeneratedRow<'products'>,
  | 'rating'
  | 'review_count'
  | 'ratings'
  | 'earlier_ratings'
  | 'search'
  | 'page_changed_at'
  | 'type_level'
  | 'images'
> {
  images: Picture[];
  /** Texts by attribute: ids of choices, numbers, `yes` or `no`. */
  attributes: Record<string, string[]>;
  variants: Pick<GeneratedRow<'product_variants'>, 'id' | 'label' | 'stock'>[];
}

interface ProductWithHistory extends ProductRecord {
  adjustments: Page<Omit<GeneratedRow<'stock_adjustments'>, 'product_id'>>;
}

/** What the database reads as what it stands for: all columns but lists and what is known only after a save. */
type ProductTexts = Record<
  Exclude<
    keyof ProductRecord,
    | 'id'
    | 'features'
    | 'badges'
    | 'images'
    | 'attributes'
    | 'variants'
    | 'position'
    | 'version'
    | 'updated_at'
    | 'published_at'
  >,
  string
>;

/** What a form sends of a product; a variant without an id is new. */
interface ProductDraft extends ProductTexts {
  id?: string;
  position: string;
  features: string[];
  badges: string[];
  images: Picture[];
  attributes: Record<string, string[]>;
  variants: { id?: string; label: string; stock: number }[];
}

/** A line of a product list. */
interface ImportedProduct extends ProductTexts {
  features: string[];
  badges: string[];
  /** Of several choices, with commas between them. */
  attributes: Record<string, string>;
  variants: { label: string; stock: string }[];
}

/** Counted up to 10,000; `more` where there are more. */
type CappedPage<Row> = Page<Row> & { more: boolean };

/** What the staff calls. Everything is refused to others with FORBIDDEN. */
export interface StaffFunctions {
  get_admin_overview: { Returns: Overview };
  list_admin_actions: { Returns: Page<ActionRow> };
  list_admin_users: { Returns: Page<UserSummary> };
  list_admin_orders: {
    /** `counts` by status, and `returns`. */
    Returns: CappedPage<OrderSummary> & { counts: Record<string, number> };
  };
  get_admin_order: { Returns: OrderRecord };
  advance_order: { Returns: ReceiptRow };
  advance_return: { Returns: Pick<GeneratedRow<'returns'>, 'id' | 'state' | 'refund_amount'> };
  record_cash: { Returns: { number: string; state: PaymentState } };
  refund_order: { Returns: { number: string; refunded: number } };
  list_admin_products: { Returns: CappedPage<ProductRecord> };
  get_admin_product: { Returns: ProductWithHistory | null };
  save_product: { Args: { p_product: ProductDraft }; Returns: ProductRecord };
  archive_product: { Returns: ProductRecord };
  adjust_stock: { Returns: { variant_id: string; stock: number } };
  import_products: {
    Args: { p_rows: ImportedProduct[] };
    Returns: {
      created: number;
      updated: number;
      unchanged: number;
      errors: { row: number; field: string | null; message: string }[];
    };
  };
  list_admin_coupons: { Returns: Page<CouponSummary> };
  save_coupon: { Args: { p_coupon: FormFields }; Returns: GeneratedRow<'coupons'> };
  /** `waiting`: photos that nobody has looked at. */
  list_admin_reviews: { Returns: Page<ModeratedReview> & { waiting: number } };
  moderate_photo: { Returns: ModeratedReview };
  list_admin_looks: { Returns: Page<LookSummary> };
  save_look: {
    /** Without id and version, a new one. */
    Args: { p_look: { id?: string; version?: number; title: string; active: boolean; products: string[] } };
    Returns: GeneratedRow<'looks'>;
  };
  list_admin_inquiries: {
    /** `counts`: unanswered ones by kind; `overdue`: of this kind, unanswered for longer than promised. */
    Returns: Page<InquirySummary> & { counts: Record<string, number>; overdue: number };
  };
  list_admin_affiliates: {
    /** `average_percent` of all commissions that stand; `null` while there are none. */
    Returns: Page<AffiliateSummary> & { average_percent: number | null };
  };
  list_admin_commissions: { Returns: Page<CommissionSummary> };
  list_admin_payouts: { Returns: Page<PayoutSummary> };
}
