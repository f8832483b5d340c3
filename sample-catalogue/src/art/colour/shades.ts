import { col, INK, LIGHT } from './dyes';

// ---- OKLab helpers (compact, standard matrices) ----
type V3 = [number, number, number];

const hex3 = (h: string): V3 => {
  const n = parseInt(h.length === 4 ? h.slice(1).replace(/./g, '$&$&') : h.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
};

const lin = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

const gam = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function lab(h: string): V3 {
  const [r, g, b] = hex3(col(h)).map(lin) as V3;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function unlab([L, a, b]: V3): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(255 * Math.min(1, Math.max(0, gam(Math.max(0, v)))))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** Perceived lightness, 0 to 1. */
export const lum = (c: string) => lab(c)[0];

/** Mix two colours perceptually. */
export const mix = (a: string, b: string, t: number): string => {
  const [l1, a1, b1] = lab(a),
    [l2, a2, b2] = lab(b);
  return unlab([l1 + (l2 - l1) * t, a1 + (a2 - a1) * t, b1 + (b2 - b1) * t]);
};

/** Move lightness by dL (-1..1) and multiply chroma. */
export const tone = (c: string, dL: number, chroma = 1): string => {
  const [L, a, b] = lab(c);
  return unlab([Math.min(1, Math.max(0, L + dL)), a * chroma, b * chroma]);
};

/** Shadow of a colour, mixed with the catalogue’s one ink. */
export const shade = (c: string, t = 0.5): string => mix(tone(c, -0.22 * t * 2, 1.12), INK, 0.35 * t);

/** Light of a colour, mixed with the catalogue’s one light. */
export const lite = (c: string, t = 0.5): string => mix(tone(c, 0.1 * t * 2, 1.0), LIGHT, 0.55 * t);
