import type { BagLine } from '@shop/kernel/domain';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** What the bag took of an order. */
interface Gain {
  /** How many came in. */
  pieces: number;
  /** Names of what came in fewer than were wanted, because no more are left. */
  short: string[];
}

/** What came in of the wanted lines: the bag may have held all that are in stock before. */
export function gainOf(
  wanted: readonly BagLine[],
  before: readonly BagLine[],
  after: readonly BagLine[],
): Gain {
  const gains = wanted.map(({ id, name, quantity }) => ({
    name,
    quantity,
    // A bag that held more than are left now is cut down.
    gained: Math.max(0, countOf(after, id) - countOf(before, id)),
  }));
  return {
    pieces: gains.reduce((sum, { gained }) => sum + gained, 0),
    short: gains.filter(({ quantity, gained }) => gained < quantity).map(({ name }) => name),
  };
}

const countOf = (lines: readonly BagLine[], id: string) =>
  lines.find((line) => line.id === id)?.quantity ?? 0;

/** What came into the bag and what did not, in words; `missing` names what is sold out or no longer sold. */
export function reorderText({ pieces, short }: Gain, missing: readonly string[]): string {
  const added = `${pieces} ${pieces === 1 ? 'item' : 'items'} added to your bag.`;
  const sentences = [
    pieces > 0 ? added : 'Nothing was added to your bag.',
    short.length > 0 ? `Of ${list.format(short)}, it holds all that are left.` : '',
    missing.length > 0 ? `No longer available: ${list.format(missing)}.` : '',
  ];
  return sentences.filter(Boolean).join(' ');
}
