import { archPath, archPolygon } from './jharokha';

type Point = [number, number];

/** Corners of a path of lines and cubic curves, and four points between the ends of each curve. */
function cornersOf(path: string): Point[] {
  const corners: Point[] = [];
  for (const [, letter, list = ''] of path.matchAll(/([MCVH])([^A-Z]*)/g)) {
    const values = (list.match(/[\d.]+/g) ?? []).map(Number);
    const [x, y] = corners.at(-1) ?? [0, 0];
    if (letter === 'M') corners.push([values[0] ?? 0, values[1] ?? 0]);
    if (letter === 'V') corners.push([x, values[0] ?? 0]);
    if (letter === 'H') corners.push([values[0] ?? 0, y]);
    if (letter !== 'C') continue;
    for (let step = 1; step <= 5; step++) {
      const t = step / 5;
      const along = (from: number, axis: number) =>
        from * (1 - t) ** 3 +
        3 * (values[axis] ?? 0) * (1 - t) ** 2 * t +
        3 * (values[axis + 2] ?? 0) * (1 - t) * t ** 2 +
        (values[axis + 4] ?? 0) * t ** 3;
      corners.push([along(x, 0), along(y, 1)]);
    }
  }
  return corners.slice(0, -1);
}

test('boxes are cut along the arch of the brand mark', () => {
  // Its box: from (8, 4) to (120, 124).
  const inPercent = cornersOf(archPath).map(([x, y]) => [((x - 8) / 112) * 100, ((y - 4) / 120) * 100]);
  const drawn = archPolygon.split(',').map((point) => point.split(' ').map(Number.parseFloat));
  expect(drawn).toHaveLength(inPercent.length);
  for (const [index, [x, y]] of drawn.entries()) {
    expect(x).toBeCloseTo(inPercent[index]?.[0] ?? Number.NaN, 1);
    expect(y).toBeCloseTo(inPercent[index]?.[1] ?? Number.NaN, 1);
  }
});
