import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { at } from '../../pen/at';
import type { Stroke } from '../../pen/PanelOpts';
import type { Pen } from '../../pen/Pen';
import { pattern } from '../../prints/pattern';
import { rod } from '../../sets/rod';
import { border } from '../../surfaces/border';
import { pleated } from '../../surfaces/pleated';
import type { Look, Template } from '../Template';

function drawSaree(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    g = col(l.c),
    w = pattern(k, 'weave', { base: a, s: 0.7 });
  const p = pattern(k, l.pat, { base: a, a: l.pat2 ? l.b : l.c, b: l.c, s: l.ps });
  rod(k, 150);
  const xs1 = [352, 402, 446, 494, 540, 592, 640],
    xs2 = [150, 236, 318, 392];
  k.cast(`M150 150H640V800H392V900H150Z`, 28, 30, 22, 0.34);
  const yb1 = (i: number) => 806 + (i % 2 ? 8 : 0) - i * 4,
    yb2 = (i: number) => 884 + (i % 2 ? 10 : 0) - i * 3;
  const wave = (xs: number[], yb: (i: number) => number, dy: number) =>
    `M${xs[0]} ${yb(0) - dy}` +
    xs
      .slice(1)
      .map((x, i) => `Q${(at(xs, i) + x) / 2} ${yb(i) - dy + (i % 2 ? 16 : 26)} ${x} ${yb(i + 1) - dy}`)
      .join('');
  // body of the saree, pleated
  pleated(
    k,
    xs1,
    146,
    yb1,
    a,
    p,
    w,
    border(wave(xs1, yb1, 34), b, g, 84, pattern(k, 'zari', { base: b, a: g, b: a, s: 0.6 })) +
      `<g filter="${k.blur(3)}">${xs1
        .slice(1, -1)
        .map((x) => `<path d="M${x - 4} 700V830" stroke="${shade(a, 0.9)}" stroke-width="13" opacity=".34"/>`)
        .join('')}</g>`,
  );
  // pallu in front: woven bands
  k.add(
    `<path d="M150 146H392V880H150Z" fill="${INK}" opacity=".4" transform="translate(14 8)" filter="${k.blur(10)}"/>`,
  );
  const bands = [
    [820, 116],
    [700, 26],
    [650, 60],
    [592, 18],
  ] as const;
  const pal = bands
    .map(([y, h], i) => {
      const d = wave(xs2, (j) => y + (j % 2 ? 10 : 0) - j * 3, 0);
      return border(
        d,
        b,
        g,
        h,
        i % 2 ? undefined : pattern(k, i ? 'zari' : 'keri', { base: b, a: g, b: a, s: i ? 0.6 : 0.7 }),
      );
    })
    .join('');
  pleated(
    k,
    xs2,
    146,
    yb2,
    a,
    p,
    w,
    pal +
      `<path d="M157 146V884" stroke="${b}" stroke-width="26"/><path d="M172 146V884" stroke="${g}" stroke-width="3"/><path d="M157 146V884" stroke="${g}" stroke-width="7" stroke-dasharray="0 15"/>` +
      `<g filter="${k.blur(4)}">${xs2
        .slice(1, -1)
        .map(
          (x) =>
            `<path d="M${x - 5} 540l1 360" stroke="${shade(b, 0.95)}" stroke-width="18" opacity=".4"/><path d="M${x + 26} 540l1 360" stroke="${lite(g, 0.8)}" stroke-width="16" opacity=".22"/>`,
        )
        .join('')}</g>`,
  );
  // knotted fringe
  let fr = '';
  for (let x = 156; x < 392; x += 9) {
    const i = Math.min(2, Math.floor((x - 150) / 82));
    const y = 888 + Math.sin(((x - at(xs2, i)) / (at(xs2, i + 1) - at(xs2, i))) * Math.PI) * 12 - i * 3;
    fr += `M${x} ${Math.round(y)}l${(x % 2) * 2 - 1} 34`;
  }
  k.line(fr, g, 3, 0.95);
  // cloth wraps the rod
  k.panel('M146 138H644V164H146Z', a, {
    pat: [p],
    edge: [10, 0.4],
    blur: 5,
    dark: xs1.map((x) => [`M${x} 138V164`, 10, 0.5] as Stroke),
    light: [['M146 144H644', 7, 0.7]],
  });
}

export const saree: Template = { draw: drawSaree, set: 'wall', focus: [300, 720, 2.1], cloth: true };
