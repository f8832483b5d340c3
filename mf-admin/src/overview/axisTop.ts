/** The round number that a chart's axis ends with: 1, 2 or 5 with zeros, at least the highest value. */
export function axisTop(highest: number): number {
  if (highest <= 100) return 100;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}
