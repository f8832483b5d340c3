import { lite, shade } from '../colour/shades';
import { r1 } from '../pen/paths';
import { lineS } from '../pen/strokes';

/** Printed or woven border along a curve: ground, gold edges, and rows of bead dots (wide ones show the print in full). */
export const border = (d: string, ground: string, gold: string, w = 46, pat?: string) => {
  const butt = 'stroke-linecap="butt"',
    dot = Math.min(w * 0.2, 11),
    lines = lineS(d, shade(gold, 0.25), w, 1, butt) + lineS(d, ground, w - 7, 1, butt);
  const beads = (dy: number) =>
    lineS(
      d,
      lite(gold, 0.3),
      r1(dot),
      1,
      `stroke-dasharray="0 ${r1(dot * 1.75)}"${dy ? ` transform="translate(0 ${r1(dy)})"` : ''}`,
    );
  if (w < 60)
    return (
      lines +
      (pat ? `<path d="${d}" fill="none" stroke="${pat}" stroke-width="${w - 7}" ${butt}/>` : '') +
      lineS(d, gold, w * 0.5, 1, butt) +
      lineS(d, ground, w * 0.43, 1, butt) +
      beads(0)
    );
  const rule = (dy: number) => lineS(d, gold, 3, 1, `transform="translate(0 ${r1(dy)})"`);
  return (
    lines +
    (pat ? `<path d="${d}" fill="none" stroke="${pat}" stroke-width="${w - 7}" ${butt}/>` : '') +
    beads(-w * 0.36) +
    beads(w * 0.36) +
    rule(-w * 0.22) +
    rule(w * 0.22)
  );
};
