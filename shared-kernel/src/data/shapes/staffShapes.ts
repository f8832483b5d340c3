import type { Picture } from '../../domain/picture';
import type { GeneratedRow } from '../generated';
import type { OrderFunctions } from './orderShapes';
import type { Overview } from './overviewShapes';
import type { MeasureDraft, MeasuredSizeRow } from './shopShapes';
import type {
  ActionRow,
  AffiliateSummary,
  CappedPage,
  CommissionSummary,
  CouponSummary,
  FormFields,
  InquirySummary,
  LookSummary,
  ModeratedReview,
  Page,
  PayoutSummary,
  PromotionSummary,
  StaffFindings,
  StaffOverview,
  UserSummary,
} from './staffLists';

/** Columns that the database computes, which `private.product_record` omits; a name that is none of them is an error here. */
type ComputedColumn = keyof Pick<
  GeneratedRow<'products'>,
  'rating' | 'review_count' | 'ratings' | 'earlier_ratings' | 'page_changed_at' | 'type_level'
>;

/** Rupees, ISO times. Every column that the staff writes, and who wrote when. */
interface ProductRecord extends Omit<GeneratedRow<'products'>, ComputedColumn | 'images'> {
  images: Picture[];
  /** Texts by attribute: ids of choices, numbers, `yes` or `no`. */
  attributes: Record<string, string[]>;
  variants: Pick<GeneratedRow<'product_variants'>, 'id' | 'label' | 'stock'>[];
}

interface ProductWithHistory extends ProductRecord {
  adjustments: Page<Omit<GeneratedRow<'stock_adjustments'>, 'product_id'>>;
  /** The last hundred, newest first; `lowest` is what the shop asked at least in the last 30 days, where it asked anything. */
  prices: { lowest: number | null; rows: Omit<GeneratedRow<'price_changes'>, 'product_id'>[] };
}

/** What a bulk edit shows and changes of a product. */
type EditableProduct = Pick<
  ProductRecord,
  | 'id'
  | 'name'
  | 'sku'
  | 'version'
  | 'category_id'
  | 'price'
  | 'original_price'
  | 'type_id'
  | 'badges'
  | 'publish_at'
  | 'attributes'
  | 'variants'
> & { status: 'draft' | 'published' | 'archived' };

/** Columns that change, with what they become; of the attributes those that change, `null` for none. */
interface ProductEdit {
  id: string;
  version: number;
  set?: Partial<
    Pick<EditableProduct, 'price' | 'original_price' | 'type_id' | 'badges' | 'status' | 'publish_at'>
  > & {
    attributes?: Record<string, string[] | null>;
  };
  /** Pieces added or taken away, by variant. */
  stock?: Record<string, number>;
}

/** What stayed as it was, and why. */
interface EditFailure {
  id: string;
  name: string;
  reason: string;
  hint: string | null;
  field: string | null;
}

/** Which published products a collection has: rupees, days since they were published. */
export interface CollectionRule {
  category?: string;
  filters?: Record<string, string[]>;
  min?: number;
  max?: number;
  badge?: string;
  days?: number;
}

interface CollectionDraft {
  id?: string;
  version?: number;
  title: string;
  slug: string;
  description: string;
  active: boolean;
  rule: CollectionRule | null;
  products: string[];
}

interface CollectionRecord extends Omit<GeneratedRow<'collections'>, 'rule'> {
  rule: CollectionRule | null;
  /** Ids, in order; none where there is a rule. */
  products: string[];
}

interface BulkEditSummary extends Omit<GeneratedRow<'bulk_edits'>, 'admin_id'> {
  products: number;
  /** How many of them were taken back. */
  undone: number;
  /** Columns. */
  changed: string[];
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
    | 'publish_at'
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
  /** Absent where the list says nothing of them: they stay. */
  measures?: MeasureDraft[];
}

/** What the staff calls. Everything is refused to others with FORBIDDEN. */
export interface StaffFunctions extends OrderFunctions {
  get_admin_overview: { Returns: Overview };
  search_staff: { Args: { p_query: string }; Returns: StaffFindings };
  /** Without a product, of all that have no threshold of their own; without a number, as everywhere. */
  set_low_stock: { Args: { p_product_id: string | null; p_at: number | null } };
  list_admin_actions: { Returns: Page<ActionRow> };
  list_admin_users: { Returns: CappedPage<UserSummary> };
  list_admin_products: { Returns: CappedPage<ProductRecord & { measures: MeasuredSizeRow[] }> };
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
      errors: { row: number; field: string | null; message: string; value: string | null }[];
    };
  };
  list_admin_product_ids: { Returns: string[] };
  get_editable_products: { Returns: EditableProduct[] };
  edit_products: {
    Args: { p_edits: ProductEdit[] };
    Returns: { done: number; unchanged: number; failures: EditFailure[] };
  };
  undo_bulk_edit: { Returns: { done: number; failures: EditFailure[]; last: string | null } };
  list_bulk_edits: { Returns: Page<BulkEditSummary> };
  list_admin_collections: {
    Returns: Page<
      Omit<CollectionRecord, 'products'> & { count: number; products: { id: string; name: string }[] }
    >;
  };
  list_collection_names: { Returns: { id: string; title: string }[] };
  preview_collection: {
    Args: { p_rule: CollectionRule };
    Returns: { count: number; products: { id: string; name: string; price: number; images: Picture[] }[] };
  };
  save_collection: {
    /** Without id and version, a new one; with a rule or with products. */
    Args: { p_collection: CollectionDraft };
    Returns: CollectionRecord;
  };
  duplicate_product: { Returns: ProductRecord };
  list_admin_coupons: { Returns: Page<CouponSummary> };
  list_admin_promotions: { Returns: Page<PromotionSummary> };
  /** `products`: those that were picked by hand. */
  get_admin_promotion: {
    Returns: Omit<PromotionSummary, 'orders' | 'saved'> & { products: { id: string; name: string }[] };
  };
  /** `orders` of the last 30 days, `matching` of them, and what they would have saved in rupees. */
  preview_promotion: {
    Args: { p_promotion: FormFields };
    Returns: { products: number; orders: number; matching: number; saving: number };
  };
  save_promotion: { Args: { p_promotion: FormFields }; Returns: GeneratedRow<'promotions'> };
  set_promotion_state: { Returns: GeneratedRow<'promotions'> };
  save_coupon: { Args: { p_coupon: FormFields; p_expected: object }; Returns: GeneratedRow<'coupons'> };
  /** `waiting`: photos that nobody has looked at. */
  list_admin_reviews: { Returns: Page<ModeratedReview> & { waiting: number } };
  moderate_photo: { Returns: ModeratedReview };
  get_admin_measures: { Returns: MeasuredSizeRow[] };
  save_garment_measures: {
    /** `p_expected`: by size, what was opened. */
    Args: { p_rows: MeasureDraft[]; p_expected: object };
    Returns: MeasuredSizeRow[];
  };
  list_admin_looks: { Returns: Page<LookSummary> };
  save_look: {
    /** Without a version, a new one. */
    Args: { p_look: { id: string; version?: number; title: string; active: boolean; products: string[] } };
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
  get_staff: { Returns: StaffOverview };
  invite_staff: { Returns: { id: string; email: string } };
}
