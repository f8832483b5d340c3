/** n things on a circle or an arc of it, from angle a0 to a1 in radians. */
export const ringOf = (
  n: number,
  r: number,
  f: (x: number, y: number, i: number) => string,
  a0 = 0,
  a1 = Math.PI * 2,
  ry = r,
) =>
  Array.from({ length: n }, (_, i) => {
    const t = a0 + ((a1 - a0) * i) / (a1 - a0 > 6 ? n : n - 1);
    return f(Math.cos(t) * r, Math.sin(t) * ry, i);
  }).join('');
