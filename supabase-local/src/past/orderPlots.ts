import { formatDate } from '@shop/kernel/domain';
import { createDice } from './dice';
import { day, hour, minute } from './stage';

export type Means = 'cod' | 'upi' | 'card' | 'netbanking';

/** How far an order comes. `cash-open`: delivered, and the courier has not handed the cash over yet. */
export type Ending =
  | 'pending'
  | 'expired'
  | 'changed-mind'
  | 'refused'
  | 'placed'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'out-for-delivery'
  | 'delivered'
  | 'cash-open'
  | 'rto';

/** How far a return comes, and what becomes of it. */
export interface ReturnPlot {
  kind: 'return' | 'exchange';
  reason: string;
  comment?: string;
  reaches: 'requested' | 'approved' | 'picked_up' | 'received' | 'refunded' | 'exchanged' | 'rejected';
  /** One piece, or the whole order. */
  of: 'piece' | 'all';
}

export interface OrderPlot {
  /** Milliseconds before the start. */
  ago: number;
  /** Index of the customer. */
  who: number;
  /** How many lines it has, and pieces of the first. */
  lines: number;
  pieces: number;
  means: Means;
  ending: Ending;
  coupon?: string;
  express?: true;
  useCredit?: true;
  /** Index of the customer whose link led here. */
  sentBy?: number;
  returned?: ReturnPlot;
  /** It leaves in two parcels, the first line on its own. */
  inTwo?: true;
  /** Its last line turns out to be sold out when it is packed. */
  oneMissing?: true;
  /** Rupees that the staff pays back later, and why. */
  goodwill?: [number, string];
}

const means: Means[] = ['upi', 'cod', 'upi', 'card', 'cod', 'upi', 'netbanking', 'cod', 'card', 'upi'];

/** What is particular about an early order, by its place among them, the oldest first. */
const particular: Record<number, Partial<OrderPlot>> = {
  2: { coupon: 'FESTIVE150' },
  3: { sentBy: 1, lines: 3, pieces: 3 },
  5: { ending: 'rto', means: 'cod', sentBy: 7 },
  6: { sentBy: 1, pieces: 3, coupon: 'NAMASTE10' },
  8: {
    returned: { kind: 'return', reason: 'Does not fit', reaches: 'refunded', of: 'piece' },
    lines: 2,
    means: 'upi',
  },
  9: { sentBy: 7, lines: 2, pieces: 2 },
  10: { ending: 'changed-mind', means: 'card' },
  12: { coupon: 'FESTIVE150', means: 'cod' },
  13: { sentBy: 1, lines: 3, pieces: 3, means: 'card' },
  14: {
    returned: { kind: 'return', reason: 'Changed my mind', reaches: 'refunded', of: 'all' },
    means: 'cod',
  },
  16: { goodwill: [120, 'Parcel came four days late'], means: 'upi' },
  17: { ending: 'expired', means: 'netbanking' },
  18: { sentBy: 7, lines: 3, pieces: 3, coupon: 'FESTIVE150' },
  20: {
    returned: { kind: 'exchange', reason: 'Does not fit', reaches: 'exchanged', of: 'piece' },
    means: 'upi',
  },
  22: { express: true, means: 'card' },
  23: { useCredit: true },
  25: { ending: 'rto', means: 'upi' },
  26: { sentBy: 7, means: 'upi', pieces: 2 },
  27: { coupon: 'NAMASTE10', lines: 2 },
  28: {
    returned: { kind: 'return', reason: 'Not as described', reaches: 'rejected', of: 'piece' },
    means: 'card',
  },
  30: { ending: 'refused', means: 'upi' },
  31: { useCredit: true, lines: 2 },
  32: {
    returned: { kind: 'return', reason: 'Does not fit', reaches: 'refunded', of: 'piece' },
    lines: 3,
    means: 'cod',
  },
  34: { goodwill: [75, 'Button missing, sewn on at home'], means: 'card' },
  35: { express: true, coupon: 'NAMASTE10', means: 'upi' },
  37: { sentBy: 1, lines: 2, means: 'upi' },
  38: { ending: 'changed-mind', means: 'cod' },
  39: { useCredit: true, means: 'upi' },
};

/** The last nine days, in which every state of an order and of a return stands open. */
const recent: (Partial<OrderPlot> & Pick<OrderPlot, 'ago' | 'who' | 'ending'>)[] = [
  { ago: 9.2 * day, who: 6, ending: 'delivered', means: 'upi', returned: open('received') },
  { ago: 8.6 * day, who: 11, ending: 'delivered', means: 'card', lines: 2, returned: open('picked_up') },
  { ago: 7.9 * day, who: 20, ending: 'delivered', means: 'cod', returned: open('approved') },
  { ago: 7.1 * day, who: 3, ending: 'delivered', means: 'upi', lines: 2, returned: open('requested') },
  { ago: 6.4 * day, who: 12, ending: 'cash-open', means: 'cod' },
  { ago: 5.8 * day, who: 18, ending: 'cash-open', means: 'cod', lines: 2 },
  { ago: 5.2 * day, who: 23, ending: 'expired', means: 'card' },
  { ago: 4.6 * day, who: 8, ending: 'out-for-delivery', means: 'cod', coupon: 'NAMASTE10' },
  { ago: 4.3 * day, who: 21, ending: 'out-for-delivery', means: 'upi' },
  { ago: 3.4 * day, who: 24, ending: 'shipped', means: 'upi', coupon: 'NAMASTE10', lines: 2, inTwo: true },
  { ago: 3.1 * day, who: 5, ending: 'shipped', means: 'cod', useCredit: true },
  { ago: 2.7 * day, who: 16, ending: 'shipped', means: 'card', sentBy: 1 },
  { ago: 2.2 * day, who: 2, ending: 'packed', means: 'upi', lines: 3, oneMissing: true },
  { ago: 1.9 * day, who: 22, ending: 'packed', means: 'cod' },
  { ago: 1.6 * day, who: 9, ending: 'changed-mind', means: 'upi' },
  { ago: 1.3 * day, who: 13, ending: 'confirmed', means: 'cod', lines: 2 },
  { ago: 1.1 * day, who: 0, ending: 'confirmed', means: 'upi', express: true },
  { ago: 21 * hour, who: 17, ending: 'confirmed', means: 'card', sentBy: 7 },
  { ago: 9 * hour, who: 24, ending: 'placed', means: 'cod' },
  { ago: 5 * hour, who: 10, ending: 'placed', means: 'upi', lines: 2, coupon: 'NAMASTE10' },
  { ago: 2 * hour, who: 4, ending: 'placed', means: 'cod' },
  { ago: 35 * minute, who: 19, ending: 'placed', means: 'upi' },
  { ago: 2 * minute, who: 15, ending: 'pending', means: 'netbanking' },
];

function open(reaches: ReturnPlot['reaches']): ReturnPlot {
  return {
    kind: 'return',
    reason: 'Does not fit',
    comment: 'One size up would be right.',
    reaches,
    of: 'piece',
  };
}

const early = 42;

/** When today began in India, in milliseconds. */
const indianMidnight = (now: number) => Date.parse(`${formatDate(now, 'isoDay')}T00:00:00+05:30`);

/**
 * All orders up to `now` (milliseconds), the oldest first. `joined` says of each customer how many days ago they came.
 */
export function orderPlots(now: number, joined: readonly number[]): OrderPlot[] {
  const dice = createDice(20_251_001);
  const first = Array.from({ length: early }, (_, index): OrderPlot => {
    // From 89 days to 11, by day, and more of them of late.
    const days = Math.round(11 + 78 * (1 - index / (early - 1)) ** 1.25);
    const ago = now - (indianMidnight(now) - days * day + (9 + 10 * dice()) * hour);
    const known = joined.flatMap((since, who) => (since > days + 1 ? [who] : []));
    const who = known[Math.floor(dice() ** 1.4 * known.length)] ?? 0;
    return {
      ...{ ago, who, lines: dice() < 0.3 ? 2 : 1, pieces: dice() < 0.15 ? 2 : 1 },
      means: means[index % means.length] ?? 'upi',
      ending: 'delivered',
      ...particular[index],
    };
  });
  return [...first, ...recent.map((plot) => ({ lines: 1, pieces: 1, means: 'upi' as const, ...plot }))].sort(
    (one, other) => other.ago - one.ago,
  );
}
