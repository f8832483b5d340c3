import { type Answer, unwrap } from '@shop/kernel/data';
import { staffLoader } from '../access/staffLoader';
import { istDay } from '../dates/istDay';
import { periodOf } from './period';

export type Overview = Answer<'get_admin_overview'>;
export type StockAlert = Overview['stock_alerts']['rows'][number];
export type Figures = Overview['current'];

export const loadOverview = staffLoader(({ db, query }) => {
  const { from, to } = periodOf(query, istDay(Date.now()));
  return unwrap(db.rpc('get_admin_overview', { p_from: from, p_to: to }));
});
