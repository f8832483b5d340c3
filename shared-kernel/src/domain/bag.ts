import type { Picture } from './picture';

/** One line of the bag. Its id is product plus variant, so two sizes are two lines (spec §3). */
export interface BagLine {
  /** The variant's id. */
  id: string;
  productId: string;
  name: string;
  /** Rupees a piece when the line was last read; the database decides what is charged. */
  price: number;
  picture: Picture | null;
  variant: string;
  quantity: number;
  /** Pieces in stock, when known. */
  maxStock?: number;
}

export type Bag = readonly BagLine[];

export type BagCommand =
  | { type: 'add'; line: BagLine }
  /** The line with exactly this quantity, whatever is there: harmless to repeat. */
  | { type: 'put'; line: BagLine }
  /** Several at once; `id` tells the server a repeated one. */
  | { type: 'add-all'; id: string; lines: readonly BagLine[] }
  | { type: 'set-quantity'; id: string; quantity: number }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

const cap = (quantity: number, maxStock: number | undefined) => Math.min(quantity, maxStock ?? quantity);

/** All transitions of the bag (spec §4, Cart). Pure: never changes `bag`. */
export function reduceBag(bag: Bag, command: BagCommand): Bag {
  switch (command.type) {
    case 'add':
      return addLine(bag, command.line);
    case 'put':
      return putLine(bag, command.line);
    case 'add-all':
      return command.lines.reduce(addLine, bag);
    case 'set-quantity':
      return setQuantity(bag, command.id, command.quantity);
    case 'remove':
      return bag.filter((line) => line.id !== command.id);
    case 'clear':
      return [];
  }
}

function addLine(bag: Bag, added: BagLine): Bag {
  const existing = bag.find((line) => line.id === added.id);
  const quantity = cap((existing?.quantity ?? 0) + added.quantity, added.maxStock);
  if (quantity <= 0) return bag;
  if (!existing) return [...bag, { ...added, quantity }];
  return bag.map((line) => (line.id === added.id ? { ...added, quantity } : line));
}

function putLine(bag: Bag, line: BagLine): Bag {
  const isThere = bag.some(({ id }) => id === line.id);
  return isThere ? bag.map((each) => (each.id === line.id ? line : each)) : [...bag, line];
}

function setQuantity(bag: Bag, id: string, quantity: number): Bag {
  if (quantity <= 0) return bag.filter((line) => line.id !== id);
  return bag.map((line) => (line.id === id ? { ...line, quantity: cap(quantity, line.maxStock) } : line));
}

/** Pieces in the bag, for the header's badge (spec §4: sum of quantities). */
export const bagCount = (bag: Bag): number => bag.reduce((sum, line) => sum + line.quantity, 0);
