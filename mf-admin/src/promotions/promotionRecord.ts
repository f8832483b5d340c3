import type { Answer } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import type { PickedProduct } from '../pick-list/ProductPick';

export type PromotionRow = Answer<'list_admin_promotions'>['rows'][number];
export type PromotionRecord = Answer<'get_admin_promotion'>;
export type Kind = PromotionRecord['kind'];
export type Scope = PromotionRecord['scope'];

/** Which products somebody has chosen; of what is given, `''` stands for those that are bought. */
export interface ScopeChoice {
  scope: Scope | '';
  ids: readonly string[];
  /** Those of the ids that are products. */
  products: readonly PickedProduct[];
}

/** What a promotion takes off. On the order it counts what is left after those on pieces. */
export const kindNames: Record<Kind, string> = {
  percent: 'Percent off products',
  amount: 'Rupees off products, once an order',
  buy_get: 'Buy x, get y',
  order_percent: 'Percent off the order',
  order_amount: 'Rupees off the order',
};

export const isOnOrder = (kind: Kind): boolean => kind.startsWith('order');

export const scopeNames: Record<Scope, string> = {
  all: 'All products',
  category: 'Categories',
  type: 'Types',
  colour: 'Colours',
  attribute: 'Attributes',
  collection: 'Collections',
  product: 'Single products',
};

export const standings = {
  live: { label: 'Live', tone: 'neem' },
  scheduled: { label: 'Scheduled', tone: 'haldi' },
  draft: { label: 'Draft', tone: 'neutral' },
  paused: { label: 'Paused', tone: 'neutral' },
  used_up: { label: 'Used up', tone: 'kumkum' },
  ended: { label: 'Ended', tone: 'kumkum' },
} as const satisfies Record<PromotionRow['stands'], object>;

type Rule = Pick<
  PromotionRow,
  'kind' | 'value' | 'buy' | 'get' | 'get_scope' | 'max_discount' | 'min_amount' | 'min_pieces'
>;

/** What it does, in a line: `Buy 2, get 1 free, up to ₹500 · from ₹1,000`. */
export function ruleText({
  kind,
  value,
  buy,
  get,
  get_scope,
  max_discount,
  min_amount,
  min_pieces,
}: Rule): string {
  const worth =
    kind === 'buy_get'
      ? `Buy ${buy ?? ''}, get ${get ?? ''} ${get_scope ? 'of others ' : ''}${value === 100 ? 'free' : `at ${value}% off`}`
      : `${kind.endsWith('amount') ? formatRupees(value) : `${value}%`} off${isOnOrder(kind) ? ' the order' : ''}`;
  const from = [min_amount > 0 && formatRupees(min_amount), min_pieces > 1 && `${min_pieces} pieces`].filter(
    Boolean,
  );
  return [
    max_discount === null ? worth : `${worth}, up to ${formatRupees(max_discount)}`,
    from.length > 0 && `from ${from.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
