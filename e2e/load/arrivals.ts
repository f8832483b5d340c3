/**
 * Moments in milliseconds from a beginning at which somebody comes, `rate` a second on the mean, each without regard to the
 * others (a Poisson process). They are drawn before anything is asked, so that a slow answer keeps nobody from coming.
 */
export function drawArrivals(rate: number, seconds: number, random: () => number): number[] {
  const moments: number[] = [];
  for (let at = gap(rate, random); at < seconds * 1000; at += gap(rate, random)) moments.push(at);
  return moments;
}

const gap = (rate: number, random: () => number) => (-Math.log(1 - random()) * 1000) / rate;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
