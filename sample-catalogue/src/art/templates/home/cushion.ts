import { col, INK } from '../../colour/dyes';
import { shade } from '../../colour/shades';
import type { Pen } from '../../pen/Pen';
import { type PatName, pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

function drawCushion(k: Pen, l: Look) {
  const a = col(l.a),
    b = col(l.b);
  const one = (tx: string, z: string, pat: PatName | undefined, ps: number, pc: [string, string]) => {
    k.add(`<g transform="${tx}">`);
    const w = pattern(k, 'weave', { base: z }),
      p = pattern(k, pat, { base: z, a: pc[0], b: pc[1], s: ps });
    const d =
      'M-262-262C-160-226 160-226 262-262C274-250 274-240 268-226C236-140 236 140 270 232C274 250 266 262 250 262C160 230-160 230-250 262C-266 262-274 250-270 232C-236 140-236-140-268-226C-274-240-274-250-262-262Z';
    k.add(
      `<path d="${d}" fill="${INK}" opacity=".4" transform="translate(16 22)" filter="${k.blur(14)}"/><path d="${d}" fill="none" stroke="${shade(pc[1], 0.4)}" stroke-width="15"/><path d="${d}" fill="none" stroke="${col(pc[1])}" stroke-width="10" stroke-dasharray="7 3"/>`,
    );
    k.panel(d, z, {
      pat: [p, w],
      edge: [80, 0.42],
      blur: 24,
      off: [-14, -14],
      dark: [
        [
          'M-250-250C-200-200-180-190-150-150M250-250C200-200 190-180 160-150M250 250C210 200 190 190 150 150M-250 250C-200 200-190 190-150 150',
          22,
          0.45,
        ],
      ],
      light: [
        ['M-170-140C-120-190 20-190 90-180', 60, 0.5],
        ['M-190-60C-196 0-196 60-186 100', 34, 0.3],
      ],
      crease: [
        [-258, -258, -220, -200, -160, -170, 13, 0.5],
        [258, -258, 216, -206, 170, -150, -13, 0.5],
        [258, 254, 210, 214, 150, 190, 13, 0.5],
        [-256, 254, -214, 206, -180, 140, -13, 0.5],
        [-262, -230, -226, -180, -204, -110, -9, 0.4],
        [250, 190, 226, 140, 222, 60, 9, 0.4],
      ],
    });
    k.add('</g>');
  };
  k.contact(400, 838, 250, 24, 0.55);
  one('translate(452 520) rotate(9) scale(.9)', l.kind ? col(l.kind) : shade(b, 0.1), l.pat2 ?? 'stripe', 1, [
    l.c,
    l.a,
  ]);
  one('translate(372 600) rotate(-4) scale(.9)', a, l.pat, l.ps ?? 1, [l.b, l.c]);
}

export const cushion: Template = { draw: drawCushion, set: 'sweep', focus: [340, 560, 2.1], cloth: true };
