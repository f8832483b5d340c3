import type { Answer } from '@shop/kernel/data';

export type ApprovalPage = Answer<'list_approvals'>;
export type Approval = ApprovalPage['rows'][number];
export type FailedGiftCard = Answer<'list_failed_gift_card_refunds'>[number];
export type MoneySettings = Answer<'get_money_settings'>;
