import type { ListPage } from '../table/listPage';

/** Rupees. */
export interface AffiliateRecord {
  id: string;
  full_name: string;
  affiliate_code: string;
  email: string;
  sales: number;
  pending: number;
  approved: number;
  paid: number;
}

export interface PayoutRecord {
  id: string;
  amount: number;
  state: 'requested' | 'paid' | 'refused';
  vpa: string;
  reference: string;
  requested_at: string;
  /** ISO day. */
  due_on: string;
  /** ISO time; `null` while it is to be paid. */
  settled_at: string | null;
  full_name: string | null;
  affiliate_code: string | null;
}

export interface CommissionRecord {
  id: string;
  /** Of the order. */
  number: string;
  /** Of the order. */
  status: string;
  affiliate_code: string | null;
  base: number;
  percent: number;
  amount: number;
  state: 'pending' | 'approved' | 'paid' | 'reversed';
  created_at: string;
}

export interface AffiliateList extends ListPage<AffiliateRecord> {
  /** Of all commissions that stand; `null` while there are none. */
  average_percent: number | null;
}
