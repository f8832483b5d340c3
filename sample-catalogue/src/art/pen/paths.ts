import { at } from './at';

/** One decimal, without a leading zero. */
export const r1 = (n: number) => String(Math.round(n * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Two decimals. */
export const r2 = (n: number) => String(Math.round(n * 100) / 100);

/** Round all numbers of a path. */
export const tidy = (d: string) =>
  d
    .replace(/-?\d*\.\d+/g, (m) => (Math.abs(+m) > 60 ? String(Math.round(+m)) : r1(+m)))
    .replace(/\s*([MLCQSTHVZAz])\s*/g, '$1')
    .replace(/[\s,]+-/g, '-')
    .replace(/,/g, ' ');

type Seg = { c: string; p: number[] };

/** Absolute M L C Q H V only; H and V become L. */
function parse(d: string): Seg[] {
  let cx = 0,
    cy = 0;
  return (d.match(/[MLCQHVZ][^MLCQHVZ]*/g) ?? []).map((s) => {
    const c = s.charAt(0),
      raw = (s.slice(1).match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const p = c === 'H' ? [at(raw, 0), cy] : c === 'V' ? [cx, at(raw, 0)] : raw;
    if (p.length > 1) {
      cx = at(p, p.length - 2);
      cy = at(p, p.length - 1);
    }
    return { c: c === 'H' || c === 'V' ? 'L' : c, p };
  });
}

/** Mirror a path about x = cx. */
export const flip = (d: string, cx = 400) =>
  parse(d)
    .map((s) => s.c + s.p.map((v, i) => (i % 2 ? v : 2 * cx - v)).join(' '))
    .join('');

/** Close a symmetric outline from its right half (drawn top-centre to bottom-centre with M L C Q). */
export function sym(half: string, cx = 400): string {
  const segs: Seg[] = [];
  for (const s of parse(half)) {
    const n = s.c === 'C' ? 6 : s.c === 'Q' ? 4 : 2;
    for (let i = 0; i < s.p.length; i += n)
      segs.push({ c: i && s.c === 'M' ? 'L' : s.c, p: s.p.slice(i, i + n) });
  }
  let back = '';
  for (let i = segs.length - 1; i > 0; i--) {
    const s = at(segs, i),
      e = at(segs, i - 1).p.slice(-2);
    const pts: number[] = [];
    for (let j = s.p.length - 4; j >= 0; j -= 2) pts.push(at(s.p, j), at(s.p, j + 1));
    pts.push(...e);
    back += s.c + pts.map((v, k) => (k % 2 ? v : 2 * cx - v)).join(' ');
  }
  return segs.map((s) => s.c + s.p.join(' ')).join('') + back + 'Z';
}

/** A polygon through points. */
export const poly = (pts: number[][], closed = true) =>
  'M' + pts.map((p) => p.map(r1).join(' ')).join('L') + (closed ? 'Z' : '');

/** A circle or an upright ellipse. */
export const circ = (x: number, y: number, rx: number, ry = rx) =>
  `M${r1(x - rx)} ${r1(y)}A${r1(rx)} ${r1(ry)} 0 1 1 ${r1(x + rx)} ${r1(y)}A${r1(rx)} ${r1(ry)} 0 1 1 ${r1(x - rx)} ${r1(y)}Z`;

/** A rectangle with round corners. */
export const rrect = (x: number, y: number, w: number, h: number, r: number) =>
  `M${r1(x + r)} ${r1(y)}H${r1(x + w - r)}Q${r1(x + w)} ${r1(y)} ${r1(x + w)} ${r1(y + r)}V${r1(y + h - r)}Q${r1(x + w)} ${r1(y + h)} ${r1(x + w - r)} ${r1(y + h)}H${r1(x + r)}Q${r1(x)} ${r1(y + h)} ${r1(x)} ${r1(y + h - r)}V${r1(y + r)}Q${r1(x)} ${r1(y)} ${r1(x + r)} ${r1(y)}Z`;
