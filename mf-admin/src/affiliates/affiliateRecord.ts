import type { Answer } from '@shop/kernel/data';

export type AffiliateList = Answer<'list_admin_affiliates'>;
export type AffiliateRecord = AffiliateList['rows'][number];
export type PayoutRecord = Answer<'list_admin_payouts'>['rows'][number];
export type CommissionRecord = Answer<'list_admin_commissions'>['rows'][number];
