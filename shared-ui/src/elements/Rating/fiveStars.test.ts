import { fiveStars } from './fiveStars';

const points = fiveStars.split(',').map((point) => point.split(' ').map((part) => parseFloat(part)));

test('between two stars the outline goes there and back on the same line, so that nothing is filled', () => {
  const lines = points.map((point, index) => [point, points[(index + 1) % points.length]!] as const);
  const between = lines.filter(([from, to]) => Math.floor(from[0]! / 20) !== Math.floor(to[0]! / 20));
  expect(between).toHaveLength(8);
  for (const [from, to] of between)
    expect(between.some(([start, end]) => String(start) === String(to) && String(end) === String(from))).toBe(
      true,
    );
});

test('the stars are alike', () => {
  const starAt = (index: number) =>
    points
      .filter(([x]) => Math.floor(x! / 20) === index)
      .map(([x, y]) => [Math.round(10 * (x! - 20 * index)) / 10, y])
      .sort();
  for (const index of [1, 2, 3, 4]) expect(starAt(index)).toEqual(starAt(0));
});
