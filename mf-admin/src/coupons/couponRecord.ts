/** A row of `list_admin_coupons`. Rupees, ISO times. */
export interface CouponRecord {
  id: string;
  title: string;
  description: string;
  type: 'percentage' | 'flat' | 'shipping';
  value: number;
  min_order: number;
  max_discount: number | null;
  valid_from: string;
  valid_until: string;
  total_limit: number | null;
  per_user_limit: number | null;
  is_new: boolean;
  active: boolean;
  state: 'valid' | 'to_come' | 'expired' | 'off';
  used: number;
  /** What shoppers have saved by it. */
  saved: number;
}
