const stars = [1, 2, 3, 4, 5];

/**
 * How many of `count` ratings gave 1, 2, 3, 4 and 5 stars, so that their mean is as near to `rating` as whole people allow
 * and no star stands out: the most even distribution with that mean. Those in `written` are counted already and left out.
 */
export function spreadRatings(rating: number, count: number, written: readonly number[] = []): number[] {
  const sum = Math.round(rating * count) - written.reduce((all, given) => all + given, 0);
  const people = count - written.length;
  if (people === 0) return stars.map(() => 0);
  const shares = evenShares(sum / people).map((share) => share * people);
  const spread = shares.map(Math.floor);
  const add = (star: number, by: number) => (spread[star - 1] = (spread[star - 1] ?? 0) + by);
  for (let missing = people - total(spread); missing > 0; missing -= 1) add(mostMissing(shares, spread), 1);
  for (let off = sum - weighted(spread); off !== 0; off -= Math.sign(off)) {
    // Somebody gives one star more or less; whoever is most numerous among those who can.
    const movable = off > 0 ? stars.slice(0, -1) : stars.slice(1);
    const from = movable.reduce((best, star) =>
      (spread[star - 1] ?? 0) > (spread[best - 1] ?? 0) ? star : best,
    );
    add(from, -1);
    add(from + Math.sign(off), 1);
  }
  return spread;
}

const total = (spread: number[]) => spread.reduce((all, given) => all + given, 0);
const weighted = (spread: number[]) => spread.reduce((all, given, index) => all + given * (index + 1), 0);

function mostMissing(shares: number[], spread: number[]): number {
  const missing = (star: number) => (shares[star - 1] ?? 0) - (spread[star - 1] ?? 0);
  return stars.reduce((best, star) => (missing(star) > missing(best) ? star : best));
}

/** Parts of 1 by star, each the same factor of the one before: of all with this mean they have the most entropy. */
function evenShares(mean: number): number[] {
  let [low, high] = [-12, 12];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (weighted(sharesBy(middle)) < mean) low = middle;
    else high = middle;
  }
  return sharesBy(low);
}

function sharesBy(slope: number): number[] {
  const weights = stars.map((star) => Math.exp(slope * (star - 3)));
  const all = total(weights);
  return weights.map((weight) => weight / all);
}
