/** Corners of the cusped arch from the left springing to the apex, in percent of width and height. */
const cusps = [
  [0, 40],
  [6, 24],
  [17, 12],
  [33, 5],
  [50, 0],
] as const;

const stepsPerFoil = 6;
/** How far a foil bulges beyond the straight line between two cusps, as a share of that line. */
const bulge = 0.16;

type Point = readonly [number, number];

function foil([fromX, fromY]: Point, [toX, toY]: Point): Point[] {
  return Array.from({ length: stepsPerFoil }, (_, step) => {
    const along = step / stepsPerFoil;
    const out = 4 * bulge * along * (1 - along);
    const [dx, dy] = [toX - fromX, toY - fromY];
    return [fromX + dx * along + dy * out, fromY + dy * along - dx * out];
  });
}

const left = cusps.slice(1).flatMap((cusp, index) => foil(cusps[index] ?? cusp, cusp));
const right = left.map(([x, y]): Point => [100 - x, y]).reverse();
const outline: Point[] = [[0, 100], ...left, [50, 0], ...right, [100, 100]];

/** The multifoil (jharokha) arch of the drawings as a `clip-path`, so that tiles share their shape. */
export const archShape = `polygon(${outline
  .map(([x, y]) => `${x.toFixed(2)}% ${Math.max(0, y).toFixed(2)}%`)
  .join(', ')})`;
