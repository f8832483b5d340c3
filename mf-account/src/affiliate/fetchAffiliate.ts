import { type Database, unwrap } from '@shop/kernel/data';
import type { CommissionState } from './fetchCommissions';

/** Extra for a month of many sales; `month` is its first day. */
export interface Bonus {
  month: string;
  sales: number;
  percent: number;
  amount: number;
}

/** What `get_affiliate` answers: the programme as the signed-in shopper's own rows have it. Rupees, ISO times. */
export interface Affiliate {
  code: string;
  clicks: { total: number; last_30_days: number };
  /** Attributed orders that were not taken back. */
  orders: number;
  totals: Record<CommissionState, number>;
  /** What a payout request would take now. */
  available: number;
  /** This month so far, in India. */
  month: { sales: number; bonus_percent: number; bonus_amount: number };
  bonuses: Bonus[];
  payouts: {
    id: string;
    amount: number;
    state: 'requested' | 'paid' | 'refused';
    vpa: string;
    requested_at: string;
    due_on: string;
  }[];
}

/** Throws `DataError`. */
export async function fetchAffiliate(db: Database): Promise<Affiliate> {
  const affiliate: Affiliate = await unwrap(db.rpc('get_affiliate'));
  return affiliate;
}

/** Asks for everything approved. Throws `DataError` PAYOUT_MINIMUM {available}, PAYOUT_DESTINATION. */
export const requestPayout = (db: Database): Promise<{ amount: number; vpa: string; due_on: string }> =>
  unwrap(db.rpc('request_payout'));
