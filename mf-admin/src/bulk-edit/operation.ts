import { type CellKey, cellText, type Drafts, type EditableProduct, stockKeys, withCell } from './cells';

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

function moneyOf({ how, amount, rounding }: Extract<Operation, { kind: 'money' }>, rupees: number): number {
  if (how === 'set') return roundRupees(amount, rounding);
  // In hundredths, so that 15 % of ₹100 are ₹15 and not nearly ₹15.
  const changed = how === 'percent' ? Math.round(rupees * (100 + amount)) / 100 : rupees + amount;
  return roundRupees(changed, rounding);
}

const badgesOf = (text: string) =>
  text
    .split(',')
    .map((badge) => badge.trim())
    .filter(Boolean);

/** The drafts after the operation, which goes on from what the cells show. */
export function operate(products: readonly EditableProduct[], drafts: Drafts, operation: Operation): Drafts {
  let next = drafts;
  for (const product of products) {
    const shown = (key: CellKey) => cellText(product, next.get(product.id), key);
    const write = (key: CellKey, text: string) => {
      next = withCell(next, product, key, text);
    };
    switch (operation.kind) {
      case 'money':
        write(operation.field, String(moneyOf(operation, Number(shown(operation.field)))));
        break;
      case 'stock':
        for (const key of stockKeys(product))
          write(key, String(Math.max(0, Number(shown(key)) + operation.pieces)));
        break;
      case 'badge': {
        const others = badgesOf(shown('badges')).filter((badge) => badge !== operation.badge);
        write('badges', (operation.how === 'add' ? [...others, operation.badge] : others).join(', '));
        break;
      }
      case 'set':
        write(operation.key, operation.text);
    }
  }
  return next;
}
