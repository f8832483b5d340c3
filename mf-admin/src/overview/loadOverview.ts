import { staffLoader } from '../access/staffLoader';
import { callStaff } from '../calls/callStaff';
import { istDay } from '../time/istTime';
import { periodOf } from './period';

/** Rupees and counts of some days. */
export interface Figures {
  revenue: number;
  orders: number;
  average: number;
  new_customers: number;
}

export interface Ranked {
  id: string;
  name: string;
  pieces: number;
  revenue: number;
}

export interface StockAlert {
  product_id: string;
  variant_id: string;
  name: string;
  label: string;
  stock: number;
}

export interface Overview {
  from: string;
  to: string;
  current: Figures;
  previous: Figures;
  days: { day: string; revenue: number; orders: number }[];
  products: Ranked[];
  categories: Ranked[];
  stock_alerts: { total: number; rows: StockAlert[] };
  waiting: { to_confirm: number; to_ship: number; returns: number; inquiries: number };
}

export const loadOverview = staffLoader(({ db, query }) => {
  const { from, to } = periodOf(query, istDay(new Date()));
  return callStaff<Overview>(db, 'get_admin_overview', { p_from: from, p_to: to });
});
