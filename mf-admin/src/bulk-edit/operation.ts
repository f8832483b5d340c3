import {
  type CellKey,
  cellText,
  type Drafts,
  type EditableProduct,
  partsOf,
  stockKeys,
  withCells,
} from './cells';

/** One change of all that were selected. */
export type Operation =
  | {
      kind: 'money';
      field: 'price' | 'original_price';
      how: 'percent' | 'rupees' | 'set';
      amount: number;
      rounding: Rounding;
    }
  | { kind: 'stock'; pieces: number }
  | { kind: 'badge'; how: 'add' | 'remove'; badge: string }
  | { kind: 'set'; key: CellKey; text: string };

export type Rounding = 'rupee' | 'nine' | 'ten' | 'fifty' | 'hundred';

/** Rounds rupees; `nine` is the nearest price that ends in 9, and never less than ₹9. */
export function roundRupees(rupees: number, rounding: Rounding): number {
  const to = { rupee: 1, nine: 10, ten: 10, fifty: 50, hundred: 100 }[rounding];
  const rounded = rounding === 'nine' ? Math.round((rupees + 1) / 10) * 10 - 1 : Math.round(rupees / to) * to;
  return Math.max(rounding === 'nine' ? 9 : 1, rounded);
}

/** Whether a cell says a number: an empty one is nothing to go on from, and not nought. */
const isWhole = (text: string) => /^\s*\d+\s*$/.test(text);

function moneyOf({ how, amount, rounding }: Extract<Operation, { kind: 'money' }>, shown: string): string {
  if (how === 'set') return String(roundRupees(amount, rounding));
  if (!isWhole(shown)) return shown;
  const rupees = Number(shown);
  // In hundredths, so that 15 % of ₹100 are ₹15 and not nearly ₹15.
  const changed = how === 'percent' ? Math.round(rupees * (100 + amount)) / 100 : rupees + amount;
  return String(roundRupees(changed, rounding));
}

/** The cells of a product that the operation writes. */
function cellsOf(
  operation: Operation,
  product: EditableProduct,
  shown: (key: CellKey) => string,
): [key: CellKey, text: string][] {
  switch (operation.kind) {
    case 'money':
      return [[operation.field, moneyOf(operation, shown(operation.field))]];
    case 'stock':
      return stockKeys(product).map((key) => [
        key,
        isWhole(shown(key)) ? String(Math.max(0, Number(shown(key)) + operation.pieces)) : shown(key),
      ]);
    case 'badge': {
      const others = partsOf(shown('badges')).filter((badge) => badge !== operation.badge);
      return [['badges', (operation.how === 'add' ? [...others, operation.badge] : others).join(', ')]];
    }
    case 'set':
      return [[operation.key, operation.text]];
  }
}

/** The drafts after the operation, which goes on from what the cells show. */
export const operate = (products: readonly EditableProduct[], drafts: Drafts, operation: Operation): Drafts =>
  withCells(
    drafts,
    products.flatMap((product) =>
      cellsOf(operation, product, (key) => cellText(product, drafts.get(product.id), key)).map(
        ([key, text]) => ({ product, key, text }),
      ),
    ),
  );
