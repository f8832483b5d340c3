/** A tariff heading's rate in percent, and up to how many rupees a piece (without tax) a lower one holds. */
interface Rate {
  percent: number;
  low?: number;
  upTo?: number;
}

/** GST of a piece at so many paise with tax: the lower rate where the price without it stays within its slab. */
export const slabPercent = (rate: Rate | undefined, piece: number): number => {
  if (!rate) return 18;
  const { percent, low, upTo } = rate;
  return low !== undefined && upTo !== undefined && piece / (1 + low / 100) <= upTo * 100 ? low : percent;
};

const halfUp = (part: bigint, whole: bigint) => Number((2n * part + whole) / (2n * whole));

/** What a price with tax consists of, in paise: CGST and SGST within a state, IGST between two. */
export function splitTax(total: number, percent: number, sameState: boolean) {
  const tax = BigInt(total) * BigInt(percent);
  const cgst = sameState ? halfUp(tax, 2n * BigInt(100 + percent)) : 0;
  const igst = sameState ? 0 : halfUp(tax, BigInt(100 + percent));
  return { taxable: total - 2 * cgst - igst, cgst, sgst: cgst, igst };
}

/** Parts of an amount in proportion to the weights, whose sum is the amount. */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  let upTo = 0n;
  return weights.map((weight) => {
    const before = (BigInt(amount) * upTo) / whole;
    upTo += BigInt(weight);
    return Number((BigInt(amount) * upTo) / whole - before);
  });
}
