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

/** Single pieces of lines, the dearest first. */
const piecesOf = (lines: readonly ModelLine[], chosen: readonly number[]) =>
  chosen
    .flatMap((line) =>
      Array.from({ length: lines[line]!.quantity }, () => ({ line, price: lines[line]!.price })),
    )
    .sort((one, other) => other.price - one.price);

/**
 * Lines that a promotion on pieces takes of those that are free, and the rupees that it saves, piece by piece. `gifts` are
 * lines of another set that it gives from.
 */
function cut(
  promotion: PromotionDraft,
  lines: readonly ModelLine[],
  free: readonly number[],
  gifts: readonly number[] | undefined,
) {
  const pieces = piecesOf(lines, free);
  const { kind, value, buy = 0, get = 0, max_discount } = promotion;
  let taken = pieces;
  let worth = sum(pieces.map(({ price }) => price));
  if (gifts) {
    const bought = [...pieces];
    const offered = piecesOf(lines, gifts);
    taken = [];
    worth = 0;
    while (bought.length >= buy && offered.length >= get) {
      const given = offered.splice(0, get);
      taken.push(...bought.splice(0, buy), ...given);
      worth += sum(given.map(({ price }) => price));
    }
  } else if (kind === 'buy_get') {
    taken = pieces.slice(0, pieces.length - (pieces.length % (buy + get)));
    worth = sum(taken.filter((_, n) => n % (buy + get) >= buy).map(({ price }) => price));
  }
  const whole = kind === 'amount' ? Math.min(value, worth) : half((worth * value) / 100);
  const saving = Math.min(whole, max_discount ?? Infinity);
  return { saving, lines: saving > 0 ? new Set(taken.map(({ line }) => line)) : new Set<number>() };
}

/** Which products a scope means: everything, products themselves, or those of a collection. */
const inScope =
  (collections: Readonly<Record<string, readonly string[]>>) =>
  (scope: string, ids: readonly string[], product: string) =>
    scope === 'all' || ids.some((id) => id === product || collections[id]?.includes(product));

/** The most that any permitted combination saves, in whatever order its promotions are applied: all of them are tried. */
export function bestSaving(
  promotions: readonly PromotionDraft[],
  lines: readonly ModelLine[],
  collections: Readonly<Record<string, readonly string[]>> = {},
): number {
  const isIn = inScope(collections);
  const goods = sum(lines.map(({ price, quantity }) => price * quantity));
  const eligible = promotions
    .map((promotion) => {
      const own = lines.flatMap(({ product }, n) =>
        isIn(promotion.scope ?? 'all', promotion.scope_ids ?? [], product) ? [n] : [],
      );
      const { get_scope: scope, get_scope_ids: ids = [] } = promotion;
      const gifts = scope
        ? lines.flatMap(({ product }, n) => (isIn(scope, ids, product) && !own.includes(n) ? [n] : []))
        : undefined;
      return { promotion, lines: own, gifts };
    })
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
    for (const { promotion, lines: own, gifts } of eligible) {
      if (isWhole(promotion) || used.has(promotion) || isAlone || (promotion.alone && used.size > 0))
        continue;
      const step = cut(
        promotion,
        lines,
        own.filter((n) => !owned.has(n)),
        gifts?.filter((n) => !owned.has(n)),
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
