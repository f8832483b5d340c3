import { shade } from '../colour/shades';
import type { Crease, Stroke } from '../pen/PanelOpts';
import { r1 } from '../pen/paths';
import type { Pen } from '../pen/Pen';

/** Flared skirt cut in gores; the print turns with every gore. */
export function gores(
  k: Pen,
  o: {
    wy: number;
    wh: number;
    hy: number;
    hh: number;
    n: number;
    sag: number;
    a: string;
    p?: string;
    sc?: string;
    w?: string;
    over?: (hem: string) => string;
    cx?: number;
  },
) {
  const { wy, wh, hy, hh, n, sag } = o,
    cx = o.cx ?? 400,
    wx = (i: number) => cx - wh + (2 * wh * i) / n,
    ang = (i: number) => -1 + (2 * i) / n;
  const hx = (i: number) => cx + hh * Math.sin((ang(i) * Math.PI) / 2) * 1,
    hyy = (i: number) => hy - sag * (1 - Math.cos((ang(i) * Math.PI) / 2));
  const edge = (i: number) => {
    const t = ang(i),
      x0 = wx(i),
      x1 = hx(i);
    return `C${r1(x0 + t * wh * 0.25)} ${r1(wy + (hy - wy) * 0.3)} ${r1(x0 + (x1 - x0) * 0.62)} ${r1(wy + (hy - wy) * 0.58)} ${r1(x1)} ${r1(hyy(i))}`;
  };
  const back = (i: number) => {
    const t = ang(i),
      x0 = wx(i),
      x1 = hx(i);
    return `C${r1(x0 + (x1 - x0) * 0.62)} ${r1(wy + (hy - wy) * 0.58)} ${r1(x0 + t * wh * 0.25)} ${r1(wy + (hy - wy) * 0.3)} ${r1(x0)} ${wy}`;
  };
  let hem = `M${r1(hx(0))} ${r1(hyy(0))}`;
  for (let i = 0; i < n; i++)
    hem += `Q${r1((hx(i) + hx(i + 1)) / 2)} ${r1((hyy(i) + hyy(i + 1)) / 2 + 20)} ${r1(hx(i + 1))} ${r1(hyy(i + 1))}`;
  const outline = `M${wx(0)} ${wy}${edge(0)}${hem.slice(hem.indexOf('Q'))}${back(n)}Z`;
  let under = '';
  if (o.p)
    for (let i = 0; i < n; i++) {
      const t = (ang(i) + ang(i + 1)) / 2;
      under += `<path d="M${r1(wx(i))} ${wy}${edge(i)}L${r1(hx(i + 1))} ${r1(hyy(i + 1))}${back(i + 1)}V${wy}Z" fill="${k.turn(o.p, `translate(${r1(cx + (hx(i) + hx(i + 1) - 2 * cx) / 2)} ${i % 2 ? 30 : 0}) rotate(${r1(-t * 34)})${o.sc ?? ''}`)}"/>`;
    }
  const dark: Stroke[] = [],
    light: Stroke[] = [];
  for (let i = 1; i < n; i += 2) dark.push([`M${r1(wx(i))} ${wy + 14}${edge(i)}`, 22, 0.4]);
  for (let i = 0; i < n; i += 2) {
    const j = i + 0.42;
    light.push([`M${r1(wx(j))} ${wy + 40}${edge(j)}`, 18, i < n / 2 ? 0.4 : 0.26]);
  }
  const crease: Crease[] = [];
  for (let i = 1; i < n; i++) {
    const x0 = wx(i),
      x1 = hx(i);
    crease.push([x1, hyy(i), x0 + (x1 - x0) * 0.62, wy + (hy - wy) * 0.5, x0, wy + 8, -15, 0.55]);
  }
  return {
    outline,
    hem,
    draw: () =>
      k.panel(outline, o.a, {
        under,
        pat: [o.w],
        edge: [36, 0.4],
        blur: 10,
        dark,
        light,
        crease,
        over:
          (o.over?.(hem) ?? '') +
          `<g filter="${k.blur(3)}" fill="none">` +
          Array.from(
            { length: n - 1 },
            (_, i) =>
              `<path d="M${r1(hx(i + 1) + 5)} ${r1(hyy(i + 1) - 70)}L${r1(hx(i + 1) + 5)} ${r1(hyy(i + 1) + 12)}" stroke="${shade(o.a, 0.9)}" stroke-width="12" opacity=".3"/>`,
          ).join('') +
          '</g>',
      }),
  };
}
