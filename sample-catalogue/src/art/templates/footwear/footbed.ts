import { col, INK } from '../../colour/dyes';
import { lite, mix, shade, tone } from '../../colour/shades';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import type { Look, Template } from '../Template';

const SOLE =
  'M-12-296C62-304 106-232 102-150C98-80 66-40 66 40C66 110 84 160 80 220C76 280 42 306 4 306C-38 306-68 280-72 220C-76 160-62 110-76 40C-90-50-110-110-102-182C-96-244-62-290-12-296Z';

const MOJ =
  'M-30-330C30-290 92-240 98-150C100-80 72-40 70 40C68 110 80 160 78 220C74 280 42 306 4 306C-38 306-68 280-72 220C-76 160-66 110-78 40C-92-50-106-110-98-182C-88-250-50-290-30-330Z';

function drawFromAbove(k: Pen, l: Look) {
  const kind = l.kind ?? 'kolhapuri',
    a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    moj = kind === 'mojari',
    id = k.id();
  const outline = moj ? MOJ : SOLE;
  const at = k.out.length;
  k.add(`<g id="${id}">`);
  k.add(
    `<path d="${outline}" fill="${INK}" opacity=".34" transform="translate(20 26)" filter="${k.blur(14)}"/><path d="${outline}" fill="${shade(a, 0.85)}" transform="translate(6 9)"/><path d="${outline}" fill="${shade(a, 0.45)}" transform="translate(3 4)"/>`,
  );
  const insole = kind === 'sandal' ? tone(a, 0.06) : moj ? mix('chandan', a, 0.25) : a;
  k.panel(outline, insole, {
    pat: [pattern(k, 'jute', { base: insole, s: 0.45 })],
    edge: [34, 0.45],
    blur: 12,
    light: [
      ['M-60-220C-80-150-60-60-44 60', 26, 0.45],
      ['M-30 120C-40 200-20 260 0 280', 24, 0.4],
    ],
    dark: [['M40-60C30 40 40 120 40 240', 24, 0.25]],
  });
  k.stitch(
    'M-12-280C52-288 90-226 86-150C82-84 52-44 52 40C52 110 68 160 64 220C62 270 36 290 4 290C-32 290-54 268-57 220C-60 160-48 110-60 40C-74-50-94-110-87-180C-82-236-54-276-12-280Z',
    lite(a, 0.7),
    moj ? 0 : 0.7,
    2,
    '7 5',
  );
  k.add(
    `<ellipse cx="3" cy="236" rx="34" ry="22" fill="none" stroke="${shade(a, 0.7)}" stroke-width="1.6" opacity=".6"/><path d="${'M3 222C9 230 9 238 3 248C-3 238-3 230 3 222Z'}" fill="${shade(a, 0.7)}" opacity=".6"/>`,
  );
  if (kind === 'kolhapuri') {
    // instep band, braid, toe post and ring
    k.add(
      `<path d="M-112-60C-60-110 70-100 104-40L92 30C50-20-50-24-100 20Z" fill="${INK}" opacity=".4" transform="translate(5 12)" filter="${k.blur(7)}"/>`,
    );
    k.panel('M-34-70C-30-150-24-210-14-262C-4-262 2-250 2-240C0-190 4-130 16-72Z', b, {
      edge: [14, 0.5],
      blur: 5,
      over: lineS('M-14-246C-20-190-20-130-14-80', c, 3, 0.9, 'stroke-dasharray="0 9"'),
    });
    k.panel('M-114-64C-60-118 70-108 106-44L94 34C50-20-50-24-102 20Z', b, {
      edge: [18, 0.45],
      blur: 6,
      light: [['M-90-50C-50-84 40-84 84-30', 10, 0.6]],
      over:
        lineS('M-110-52C-58-102 68-94 103-32M-104 8C-52-34 50-30 95 20', c, 3.5, 1) +
        lineS('M-108-20C-54-70 60-62 99-4', shade(b, 0.7), 26) +
        lineS('M-108-20C-54-70 60-62 99-4', c, 18, 1, 'stroke-dasharray="3 9" stroke-linecap="butt"') +
        lineS('M-108-20C-54-70 60-62 99-4', lite(c, 0.5), 9, 1, 'stroke-dasharray="0 12"'),
    });
    k.add(
      `<circle cx="-4" cy="-108" r="26" fill="${c}"/><circle cx="-4" cy="-108" r="26" fill="none" stroke="${shade(c, 0.6)}" stroke-width="2"/><g transform="translate(-4 -108) scale(.24)">${Array.from({ length: 10 }, (_, i) => `<path d="M0-30C16-56 16-76 0-96-16-76-16-56 0-30Z" transform="rotate(${i * 36})" fill="${b}"/>`).join('')}<circle r="22" fill="${b}"/></g>`,
    );
    k.add(
      `<path d="M-50-226C-40-250-10-252-2-226L-6-206C-16-222-34-222-42-206Z" fill="${b}"/><path d="M-48-224C-38-244-12-246-5-224" stroke="${c}" stroke-width="3" fill="none"/>`,
    );
  } else if (moj) {
    const vamp =
      'M-30-330C30-290 92-240 98-150C100-100 86-70 78-30C50-70 26-78-4-78C-40-78-64-60-84-24C-96-80-104-130-98-182C-88-250-50-290-30-330Z';
    k.panel(
      'M-78 40C-82 10-84-10-84-24C-64-60-40-78-4-78C26-78 50-70 78-30C72-8 70 16 70 40C68 110 80 160 78 220C74 280 42 306 4 306C-38 306-68 280-72 220C-76 160-66 110-78 40ZM-52 40C-44 110-52 160-50 214C-48 256-28 280 4 280C34 280 54 256 56 214C58 160 46 110 50 40C52 10 46-40-4-46C-50-42-56 10-52 40Z',
      a,
      { edge: [10, 0.4], blur: 4 },
    );
    k.add(
      `<path d="M-52 40C-44 110-52 160-50 214C-48 256-28 280 4 280C34 280 54 256 56 214C58 160 46 110 50 40" fill="none" stroke="${INK}" stroke-width="20" opacity=".3" filter="${k.blur(8)}"/>`,
    );
    k.panel(vamp, a, {
      pat: [pattern(k, l.pat ?? 'zari', { base: a, a: l.b, b: l.c, s: l.ps ?? 0.7 })],
      edge: [26, 0.45],
      blur: 8,
      light: [['M-70-210C-80-150-74-110-70-80', 20, 0.5]],
      over:
        `<g transform="translate(2 -176)">${Array.from({ length: 12 }, (_, i) => `<path d="M0-26C15-44 15-60 0-74-15-60-15-44 0-26Z" transform="rotate(${i * 30}) scale(.86)" fill="${i % 2 ? c : b}"/>`).join('')}<circle r="17" fill="${b}"/><circle r="9" fill="${lite(c, 0.6)}"/></g>` +
        lineS('M-84-24C-64-60-40-78-4-78C26-78 50-70 78-30', c, 14) +
        lineS('M-84-24C-64-60-40-78-4-78C26-78 50-70 78-30', b, 6, 1, 'stroke-dasharray="0 10"'),
    });
    k.add(
      `<circle cx="-30" cy="-326" r="20" fill="${c}"/><circle cx="-36" cy="-332" r="7" fill="${lite(c, 0.9)}" opacity=".8"/>`,
    );
    k.line(
      'M-76 40C-62 110-74 160-70 220C-66 278-36 303 4 303C40 303 70 278 76 220C78 160 66 110 68 40',
      c,
      4,
      0.9,
      'stroke-dasharray="0 9"',
    );
  } else {
    const strap = (d: string, hl: string) => {
      k.add(`<path d="${d}" fill="${INK}" opacity=".4" transform="translate(5 12)" filter="${k.blur(7)}"/>`);
      k.panel(d, b, {
        pat: [pattern(k, l.pat, { base: b, a: l.c, b: l.a, s: 0.5 })],
        edge: [16, 0.5],
        blur: 6,
        light: [[hl, 12, 0.6]],
      });
      k.stitch(d, lite(b, 0.7), 0.7, 1.8, '6 4');
    };
    strap('M-112-196C-70-232 70-232 110-176L108-96C66-142-66-150-114-114Z', 'M-80-186C-40-206 50-204 86-166');
    strap('M-98-46C-50-84 40-80 82-34L78 32C40-8-40-12-86 22Z', 'M-76-36C-40-62 30-60 62-24');
    for (const [x, y] of [
      [58, -158],
      [38, -30],
    ] as const)
      k.add(
        `<g transform="translate(${x} ${y}) rotate(20)"><rect x="-24" y="-26" width="44" height="56" rx="8" fill="none" stroke="${INK}" stroke-width="8" opacity=".3" transform="translate(3 4)"/><rect x="-24" y="-26" width="44" height="56" rx="8" fill="none" stroke="${c}" stroke-width="8"/><path d="M-22-22V24" stroke="${lite(c, 0.9)}" stroke-width="2.4"/><path d="M-22 2H14" stroke="${lite(c, 0.3)}" stroke-width="6"/></g>`,
      );
  }
  k.add('</g>');
  const body = k.out.splice(at).join('');
  k.defs.push(body);
  const s = moj ? 1.06 : 1.1;
  k.add(
    `<use href="#${id}" transform="translate(262 500) rotate(-7) scale(${-s} ${s})"/><use href="#${id}" transform="translate(538 524) rotate(6) scale(${s})"/>`,
  );
}

export const footbed: Template = { draw: drawFromAbove, set: 'flat', focus: [270, 330, 2.2] };
