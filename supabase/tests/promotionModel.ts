import type { PromotionDraft } from './promotionFixtures';

/** A line of a small bag. Rupees. */
export interface ModelLine {
  product: string;
  price: number;
  quantity: number;
}

const isWhole = ({ kind }: PromotionDraft) => kind.startsWith('order');
const half = (amount: number) => Math.floor(amount + 0.5);
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

/** Lines that a promotion on pieces takes of those that are free, and the rupees that it saves, piece by piece. */
function cut(promotion: PromotionDraft, lines: readonly ModelLine[], free: readonly number[]) {
  const pieces = free.flatMap((line) =>
    Array.from({ length: lines[line]!.quantity }, () => ({ line, price: lines[line]!.price })),
  );
  const { kind, value, buy = 0, get = 0, max_discount } = promotion;
  let taken = pieces;
  let worth = sum(pieces.map(({ price }) => price));
  if (kind === 'buy_get') {
    const sorted = [...pieces].sort((one, other) => other.price - one.price);
    taken = sorted.slice(0, sorted.length - (sorted.length % (buy + get)));
    worth = sum(taken.filter((_, n) => n % (buy + get) >= buy).map(({ price }) => price));
  }
  const whole = kind === 'amount' ? Math.min(value, worth) : half((worth * value) / 100);
  const saving = Math.min(whole, max_discount ?? Infinity);
  return { saving, lines: saving > 0 ? new Set(taken.map(({ line }) => line)) : new Set<number>() };
}

/** The most that any permitted combination saves, in whatever order its promotions are applied: all of them are tried. */
export function bestSaving(promotions: readonly PromotionDraft[], lines: readonly ModelLine[]): number {
  const goods = sum(lines.map(({ price, quantity }) => price * quantity));
  const eligible = promotions
    .map((promotion) => ({
      promotion,
      lines: lines.flatMap(({ product }, n) =>
        (promotion.scope ?? 'all') === 'all' || promotion.scope_ids?.includes(product) ? [n] : [],
      ),
    }))
    .filter(({ promotion: { min_amount = 0, min_pieces = 0 }, lines: own }) => {
      const amount = sum(own.map((n) => lines[n]!.price * lines[n]!.quantity));
      const pieces = sum(own.map((n) => lines[n]!.quantity));
      return own.length > 0 && amount >= min_amount && pieces >= min_pieces;
    });

  const wholeSaving = (left: number, isAlone: boolean, isFirst: boolean) =>
    Math.max(
      0,
      ...eligible
        .filter(({ promotion }) => isWhole(promotion) && !isAlone && (isFirst || !promotion.alone))
        .map(({ promotion: { kind, value, max_discount } }) =>
          Math.min(
            kind === 'order_amount' ? Math.min(value, left) : half((left * value) / 100),
            max_discount ?? Infinity,
          ),
        ),
    );

  const walk = (
    used: ReadonlySet<PromotionDraft>,
    owned: ReadonlySet<number>,
    saved: number,
    isAlone: boolean,
  ): number => {
    let best = saved + wholeSaving(goods - saved, isAlone, used.size === 0);
    for (const { promotion, lines: own } of eligible) {
      if (isWhole(promotion) || used.has(promotion) || isAlone || (promotion.alone && used.size > 0))
        continue;
      const step = cut(
        promotion,
        lines,
        own.filter((n) => !owned.has(n)),
      );
      if (step.saving === 0) continue;
      best = Math.max(
        best,
        walk(
          new Set([...used, promotion]),
          new Set([...owned, ...step.lines]),
          saved + step.saving,
          promotion.alone ?? false,
        ),
      );
    }
    return best;
  };
  return walk(new Set(), new Set(), 0, false);
}
