import { col, LIGHT } from '../../colour/dyes';
import { lite, mix, shade } from '../../colour/shades';
import { sym } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { rng } from '../../pen/rng';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { leaf } from '../../surfaces/leaf';
import type { Look, Template } from '../Template';

const leafS = leaf;

function drawVase(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    planter = l.kind === 'planter';
  k.contact(404, 846, planter ? 170 : 120, 20, 0.6);
  if (planter) {
    const L = [
      [400, 560, -4, 2.5],
      [380, 560, -26, 2.2],
      [424, 560, 22, 2.3],
      [360, 566, -50, 1.9],
      [440, 566, 48, 1.9],
      [392, 570, -12, 1.7],
      [412, 572, 12, 1.6],
      [350, 572, -74, 1.5],
      [452, 572, 70, 1.5],
    ] as const;
    L.forEach(([x, y, r, s], i) =>
      k.add(
        leafS(
          x,
          y,
          r,
          s,
          i % 3 === 0 ? shade('neem', 0.2) : i % 3 === 1 ? col('neem') : mix(col('neem'), col('pista'), 0.35),
        ),
      ),
    );
  } else {
    // dried pampas and seed stems
    const rnd = rng(5);
    for (const [x2, y2, bend] of [
      [300, 190, -60],
      [420, 130, 10],
      [520, 220, 70],
      [230, 300, -90],
      [576, 320, 100],
    ] as const) {
      k.line(`M400 470C${400 + bend * 0.3} 400 ${x2 - bend * 0.3} 320 ${x2} ${y2}`, 'chandan', 4);
      // feathery plume along the top of the stem
      let d = '';
      for (let i = 0; i < 34; i++) {
        const t = i / 34,
          s = i % 2 ? 1 : -1,
          L = 16 + Math.sin(t * 3) * 34;
        d += `M${Math.round(x2 - bend * 0.32 * t)} ${Math.round(y2 + t * 130)}q${Math.round(s * L * 0.35)} ${Math.round(-L * 0.3)} ${Math.round(s * L * (0.5 + rnd() * 0.3) + bend * 0.1)} ${Math.round(-L * (0.9 + rnd() * 0.5))}`;
      }
      const id = k.id();
      k.defs.push(`<path id="${id}" d="${d}" fill="none"/>`);
      k.add(
        `<use href="#${id}" stroke="${shade('chandan', 0.3)}" stroke-width="7" opacity=".35" transform="translate(3 4)"/><use href="#${id}" stroke="${bend > 90 || bend < -80 ? mix(c, '#dcc3a0', 0.35) : lite('chandan', 0.3)}" stroke-width="5"/><use href="#${id}" stroke="${lite('chandan', 1)}" stroke-width="1.6" opacity=".8"/>`,
      );
    }
  }
  const body = planter
    ? sym('M400 556L560 556C572 556 580 566 578 580L550 820C546 840 520 848 490 848L400 850')
    : sym(
        'M400 456L446 456C456 458 456 470 446 474C436 500 440 520 462 544C520 580 556 640 548 712C542 780 500 820 470 846L400 850',
      );
  k.path(
    body,
    k.lin(
      [
        [0, shade(a, 0.45)],
        [0.26, lite(a, 0.5)],
        [0.45, a],
        [0.8, shade(a, 0.45)],
        [1, shade(a, 0.85)],
      ],
      [0, 0, 1, 0],
    ),
  );
  const y0 = planter ? 610 : 600,
    y1 = planter ? 800 : 780,
    p = pattern(k, l.pat, { base: a, a: l.b, b: l.c, s: l.ps ?? 0.9 });
  const band = `M200 ${y0}C300 ${y0 + 34} 500 ${y0 + 34} 600 ${y0}V${y1}C500 ${y1 + 34} 300 ${y1 + 34} 200 ${y1}Z`;
  k.panel(body, 'none', {
    ink: shade(a, 0.8),
    glow: LIGHT,
    under: p ? `<path d="${band}" fill="${p}" opacity=".92"/>` : '',
    edge: [40, 0.4],
    off: [-8, -4],
    blur: 14,
    dark: [['M520 600C540 700 520 800 480 850', 44, 0.35]],
    light: [['M300 600C276 680 286 770 320 830', 18, 0.75]],
    over: lineS(
      `M200 ${y0}C300 ${y0 + 34} 500 ${y0 + 34} 600 ${y0}M200 ${y1}C300 ${y1 + 34} 500 ${y1 + 34} 600 ${y1}`,
      b,
      6,
      0.9,
    ),
  });
  if (planter) {
    k.add(
      `<ellipse cx="400" cy="562" rx="172" ry="22" fill="${shade(a, 0.6)}"/><ellipse cx="400" cy="566" rx="158" ry="17" fill="#3a2620"/>`,
    );
    const front = [
      [372, 566, -20, 1.4],
      [430, 566, 26, 1.3],
      [400, 570, 2, 1.15],
    ] as const;
    front.forEach(([x, y, r, s], i) =>
      k.add(leafS(x, y, r, s, i % 2 ? col('neem') : mix(col('neem'), col('pista'), 0.3))),
    );
    k.line('M230 570C300 594 500 594 570 570', lite(a, 0.6), 5, 0.6);
  } else {
    k.add(`<ellipse cx="400" cy="462" rx="50" ry="11" fill="${shade(a, 0.75)}"/>`);
    k.line('M350 464C360 478 440 478 450 464', lite(a, 0.8), 4, 0.8);
    k.line('M400 466L396 440M404 466L410 436M392 466L380 446', 'chandan', 4);
  }
}

export const vase: Template = { draw: drawVase, set: 'shelf', focus: [370, 680, 2.2] };
