import type { OrderStatus } from '../../domain/order';
import type { Picture } from '../../domain/picture';
import type { GeneratedRow, Json } from '../generated';
import type { ReviewRow } from './shopShapes';

/** A page of a staff list. */
export interface Page<Row> {
  /** How many there are on all pages. */
  total: number;
  rows: Row[];
}

/** What a form sends: texts, which the database reads as what they stand for, and what the form counted itself. */
export type FormFields = Partial<Record<string, Json>>;

/** Counted up to 10,000; `more` where there are more. */
export type CappedPage<Row> = Page<Row> & { more: boolean };

export type ActionRow = Omit<GeneratedRow<'admin_actions'>, 'admin_id'>;

/** An account, or a guest with orders, whose name and phone are those of the newest order. ISO times. */
export interface CustomerIdentity extends Pick<
  GeneratedRow<'profiles'>,
  'id' | 'full_name' | 'phone' | 'blocked_at' | 'created_at'
> {
  email: string;
  is_guest: boolean;
  is_admin: boolean;
  affiliate_code: string | null;
  last_sign_in_at: string | null;
  tags: string[];
}

/** Rupees; money is `null` for whoever may not see it. `spent` is what came less what went back. */
export interface UserSummary extends CustomerIdentity {
  orders: number;
  spent: number | null;
  credit: number | null;
}

/** ISO times; roles and rights by their ids. */
export interface StaffOverview {
  roles: { id: string; name: string; about: string; rights: string[] }[];
  members: {
    id: string;
    email: string;
    full_name: string;
    roles: string[];
    since: string;
    blocked_at: string | null;
    is_you: boolean;
    last_seen_at: string | null;
  }[];
  /** Those that nobody has accepted; not `is_open` once they ended. */
  invitations: {
    id: string;
    email: string;
    roles: string[];
    sent_at: string;
    expires_at: string;
    is_open: boolean;
    by: string;
  }[];
}

/** Rupees, ISO times. */
export interface CouponSummary extends GeneratedRow<'coupons'> {
  state: 'valid' | 'to_come' | 'expired' | 'off';
  /** What shoppers have saved by it. */
  saved: number;
}

/** Rupees, ISO times. */
export interface PromotionSummary extends GeneratedRow<'promotions'> {
  /** How it stands, by its state, time and limit. */
  stands: 'draft' | 'scheduled' | 'live' | 'paused' | 'used_up' | 'ended';
  /** Orders that stand and got it, and what they saved by it. */
  orders: number;
  saved: number;
}

/** Rupees, ISO times. */
export interface LookSummary extends GeneratedRow<'looks'> {
  state: 'active' | 'off';
  /** In the order in which they are shown. */
  items: {
    product_id: string;
    name: string;
    price: number;
    image: Picture | null;
    status: GeneratedRow<'products'>['status'];
    in_stock: boolean;
  }[];
}

/** ISO times. */
export interface InquirySummary {
  kind: string;
  id: string;
  reference: string;
  status: string;
  name: string;
  email: string;
  phone: string | null;
  summary: string;
  message: string;
  details: Record<string, string | null>;
  assignee: string | null;
  created_at: string;
  /** Until when an answer was promised; `null` once there is one. */
  due_at: string | null;
  overdue: boolean | null;
  replies: { by: string; message: string; at: string }[];
  /** Of the complaint that it was taken as. */
  ticket: string | null;
}

/** A review with all of its photos. */
export interface ModeratedReview extends Omit<ReviewRow, 'photos'> {
  product_name: string;
  photos: (Pick<GeneratedRow<'review_photos'>, 'id' | 'name' | 'width' | 'height'> & { state: PhotoState })[];
}

type PhotoState = 'waiting' | 'approved' | 'refused';

/** Rupees. */
export interface AffiliateSummary extends Pick<
  GeneratedRow<'profiles'>,
  'id' | 'full_name' | 'affiliate_code'
> {
  email: string;
  sales: number;
  pending: number;
  approved: number;
  paid: number;
}

/**
 * ISO day `due_on`, ISO times; name and code are absent once the account is gone. `tds` is the tax that was kept, or would be
 * if it were paid now; `approved_by` is an e-mail.
 */
export interface PayoutSummary extends Omit<
  GeneratedRow<'affiliate_payouts'>,
  'affiliate_id' | 'tds_base' | 'tds_percent' | 'pan'
> {
  has_pan: boolean;
  full_name: string | null;
  affiliate_code: string | null;
}

/** `number` and `status` are the order's. */
export interface CommissionSummary extends Pick<
  GeneratedRow<'commissions'>,
  'id' | 'base' | 'percent' | 'amount' | 'state' | 'created_at'
> {
  number: string;
  status: OrderStatus;
  affiliate_code: string | null;
}

/** What the dashboard's search found, null for a kind that has nothing or that the caller may not see. Rupees. */
export interface StaffFindings {
  orders:
    | (Pick<GeneratedRow<'orders'>, 'number' | 'total' | 'placed_at'> & {
        status: OrderStatus;
        name: string;
      })[]
    | null;
  products: Pick<GeneratedRow<'products'>, 'id' | 'name' | 'sku' | 'status' | 'price'>[] | null;
  customers: (Pick<GeneratedRow<'profiles'>, 'id' | 'full_name' | 'phone'> & { email: string })[] | null;
}
