import type { PromotionRecord } from './promotionRecord';

/** What the database names when it refuses one. */
export const promotionFields = [
  'title',
  'kind',
  'value',
  'buy',
  'get',
  'max_discount',
  'scope_ids',
  'get_scope_ids',
  'audience_tag',
  'min_amount',
  'min_pieces',
  'starts_at',
  'ends_at',
  'total_limit',
  'per_user_limit',
  'priority',
] as const;

export interface FieldsProps {
  promotion: PromotionRecord | undefined;
  errors: Partial<Record<(typeof promotionFields)[number], string>>;
}
