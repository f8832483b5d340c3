import type { Answer } from '@shop/kernel/data';

export type ApprovalPage = Answer<'list_approvals'>;
export type Approval = ApprovalPage['rows'][number];
export type MoneySettings = Answer<'get_money_settings'>;
