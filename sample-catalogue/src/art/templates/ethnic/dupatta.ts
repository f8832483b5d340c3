import { col, INK } from '../../colour/dyes';
import { shade } from '../../colour/shades';
import { at } from '../../pen/at';
import type { Stroke } from '../../pen/PanelOpts';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { rod } from '../../sets/rod';
import { border } from '../../surfaces/border';
import { pleated } from '../../surfaces/pleated';
import type { Look, Template } from '../Template';

function drawDupatta(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    g = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.8 });
  const p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps });
  rod(k, 190, 150, 650);
  const xs = [262, 312, 352, 404, 448, 500, 540],
    xb = [300, 360, 420, 470, 520, 566];
  const yb = (i: number) => 812 + (i % 2 ? 10 : 0) - i * 5,
    ybb = (i: number) => 640 + (i % 2 ? 8 : 0) + i * 6;
  k.cast('M262 190H566V640H540V812H262Z', 30, 34, 22, 0.34);
  const wave = (q: number[], f: (i: number) => number, dy: number) =>
    `M${q[0]} ${f(0) - dy}` +
    q
      .slice(1)
      .map((x, i) => `Q${(at(q, i) + x) / 2} ${f(i) - dy + (i % 2 ? 16 : 26)} ${x} ${f(i + 1) - dy}`)
      .join('');
  const tassels = (q: number[], f: (i: number) => number, c: string) => {
    const id = k.id();
    k.defs.push(
      `<g id="${id}"><path d="M0 0v14" stroke="${g}" stroke-width="3"/><circle cy="18" r="7" fill="${g}"/><path d="M-6 24l-4 44h20l-4-44z" fill="${c}"/><path d="M-2 24l-1 44M3 24l2 44" stroke="${shade(c, 0.6)}" stroke-width="1.4"/></g>`,
    );
    return q.map((x, i) => `<use href="#${id}" x="${x}" y="${f(i) + 2}"/>`).join('');
  };
  k.add(tassels(xb, ybb, shade(b, 0.3)));
  pleated(k, xb, 186, ybb, shade(a, 0.28), p, w, border(wave(xb, ybb, 30), b, g, 60));
  k.add(
    `<path d="M262 186H540V812H262Z" fill="${INK}" opacity=".45" transform="translate(14 10)" filter="${k.blur(10)}"/>`,
  );
  k.add(tassels(xs, yb, b));
  pleated(
    k,
    xs,
    186,
    yb,
    a,
    p,
    w,
    border(wave(xs, yb, 46), b, g, 92, pattern(k, 'zari', { base: b, a: shade(b, 0.4), b: g, s: 0.6 })) +
      border(wave(xs, yb, 120), b, g, 18) +
      `<g filter="${k.blur(3)}">${xs
        .slice(1, -1)
        .map((x) => `<path d="M${x - 4} 660V840" stroke="${shade(a, 0.9)}" stroke-width="13" opacity=".36"/>`)
        .join('')}</g>`,
  );
  k.panel('M258 178H570V204H258Z', a, {
    pat: [p],
    edge: [10, 0.4],
    blur: 5,
    dark: xs.map((x) => [`M${x} 178V204`, 10, 0.5] as Stroke),
    light: [['M258 184H570', 7, 0.7]],
  });
}

export const dupatta: Template = { draw: drawDupatta, set: 'wall', focus: [400, 740, 2.2], cloth: true };
