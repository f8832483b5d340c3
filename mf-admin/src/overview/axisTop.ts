/** The round number that a chart's axis ends with: 1, 2, 2.5, 4, 5, 6 or 8 with zeros, at least the highest value. */
export function axisTop(highest: number): number {
  if (highest <= 100) return 100;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 2.5, 4, 5, 6, 8, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
