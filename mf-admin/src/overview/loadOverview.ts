import { type Answer, unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { staffLoader } from '../access/staffLoader';
import { periodOf } from './period';

export type Overview = Answer<'get_admin_overview'>;
export type StockAlert = Overview['stock_alerts']['rows'][number];
export type Figures = Overview['current'];

export const loadOverview = staffLoader(({ db, query }) => {
  const { from, to } = periodOf(query, formatDate(Date.now(), 'isoDay'));
  return unwrap(db.rpc('get_admin_overview', { p_from: from, p_to: to }));
});
