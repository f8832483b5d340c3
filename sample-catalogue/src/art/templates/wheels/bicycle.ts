import { col, INK } from '../../colour/dyes';
import { lite, shade } from '../../colour/shades';
import { at } from '../../pen/at';
import { r1 } from '../../pen/paths';
import type { Pen } from '../../pen/Pen';
import { lineS } from '../../pen/strokes';
import { pattern } from '../../prints/pattern';
import { polish } from '../../surfaces/polish';
import { tube } from '../../surfaces/tube';
import type { Look, Template } from '../Template';
import { wheel } from './wheel';

function drawBicycle(k: Pen, l: Look) {
  const kind = l.kind ?? 'city',
    a = col(l.a),
    b = col(l.b),
    c = col(l.c),
    kid = kind === 'kids',
    mtb = kind === 'mtb',
    city = kind === 'city';
  const R = kid ? 112 : mtb ? 136 : 140,
    T = mtb ? 26 : kid ? 24 : 16,
    fy = 812 - R - T / 2;
  const rx = kid ? 258 : 202,
    fx = kid ? 556 : 600; // hubs
  const bb: [number, number] = [kid ? 388 : 374, fy + (kid ? -2 : 10)];
  const seat: [number, number] = kid ? [340, 530] : [332, 452],
    head: [number, number] = kid ? [512, 488] : [548, 432],
    hb: [number, number] = kid ? [522, 530] : [564, 498];
  const w = wheel(k, R, T, l.kind === 'road' ? 'tan' : mtb ? 'slate' : 'cream', 'silver', kid ? 20 : 28);
  k.contact(rx, 814, R * 0.8, 12, 0.5);
  k.contact(fx, 814, R * 0.8, 12, 0.5);
  k.add(`<ellipse cx="420" cy="822" rx="330" ry="16" fill="${INK}" opacity=".22" filter="${k.blur(14)}"/>`);
  // rear parts behind frame
  k.add(`<use href="#${w}" x="${rx}" y="${fy}"/><use href="#${w}" x="${fx}" y="${fy}"/>`);
  const ch = col('steel');
  k.add(
    tube(`M${rx} ${fy}L${bb[0]} ${bb[1]}`, l.a, mtb ? 15 : 11) +
      tube(`M${rx} ${fy}L${seat[0] + 4} ${seat[1] + 46}`, l.a, mtb ? 13 : 9),
  );
  // fork
  k.add(
    tube(
      `M${hb[0]} ${hb[1]}C${hb[0] + 14} ${hb[1] + 60} ${fx - 14} ${fy - 40} ${fx} ${fy}`,
      mtb ? 'kohl' : l.a,
      mtb ? 22 : 13,
    ),
  );
  if (mtb) k.add(tube(`M${head[0] + 6} ${head[1] + 40}L${hb[0] + 16} ${hb[1] + 52}`, 'silver', 15));
  // frame
  const st: [number, number] = [seat[0] + 8, seat[1] + 54];
  if (city)
    k.add(
      tube(
        `M${hb[0] - 4} ${hb[1] - 8}C${hb[0] - 60} ${hb[1] + 60} ${bb[0] + 60} ${bb[1] - 70} ${bb[0]} ${bb[1]}`,
        l.a,
        17,
      ) +
        tube(
          `M${head[0] + 8} ${head[1] + 36}C${head[0] - 70} ${head[1] + 120} ${st[0] + 90} ${st[1] + 96} ${st[0] + 22} ${st[1] + 76}`,
          l.a,
          13,
        ),
    );
  else if (kid)
    k.add(
      tube(
        `M${hb[0] - 2} ${hb[1] - 6}C${hb[0] - 60} ${hb[1] + 40} ${bb[0] + 60} ${bb[1] - 40} ${bb[0]} ${bb[1]}`,
        l.a,
        22,
      ),
    );
  else
    k.add(
      tube(`M${hb[0]} ${hb[1]}L${bb[0]} ${bb[1]}`, l.a, mtb ? 24 : 17) +
        tube(`M${head[0] + 4} ${head[1] + 30}L${st[0]} ${st[1] - (mtb ? -14 : 8)}`, l.a, mtb ? 19 : 14),
    );
  k.add(tube(`M${bb[0]} ${bb[1]}L${seat[0] + 4} ${seat[1] + 34}`, l.a, mtb ? 19 : 15));
  k.add(tube(`M${head[0]} ${head[1] + 14}L${hb[0] + 3} ${hb[1] + 8}`, l.a, mtb ? 28 : 22));
  // painted bands on frame
  k.add(
    lineS(`M${bb[0] - 16} ${bb[1] - 92}l-3-16`, b, mtb ? 18 : 14, 1, 'stroke-linecap="butt"') +
      lineS(`M${bb[0] - 22} ${bb[1] - 120}l-2-10`, c, mtb ? 18 : 14, 1, 'stroke-linecap="butt"'),
  );
  // mudguards, rack, basket
  if (city || kid) {
    k.add(
      lineS(
        `M${r1(rx - R * 0.98)} ${r1(fy + R * 0.42)}A${R + 14} ${R + 14} 0 0 1 ${r1(rx + R * 0.8)} ${r1(fy - R * 0.78)}`,
        shade(b, 0.5),
        13,
      ) +
        lineS(
          `M${r1(rx - R * 0.98)} ${r1(fy + R * 0.42)}A${R + 14} ${R + 14} 0 0 1 ${r1(rx + R * 0.8)} ${r1(fy - R * 0.78)}`,
          b,
          9,
        ) +
        lineS(
          `M${r1(fx - R * 0.9)} ${r1(fy - R * 0.66)}A${R + 14} ${R + 14} 0 0 1 ${r1(fx + R * 0.95)} ${r1(fy - R * 0.5)}`,
          shade(b, 0.5),
          13,
        ) +
        lineS(
          `M${r1(fx - R * 0.9)} ${r1(fy - R * 0.66)}A${R + 14} ${R + 14} 0 0 1 ${r1(fx + R * 0.95)} ${r1(fy - R * 0.5)}`,
          b,
          9,
        ),
    );
  }
  if (city) {
    k.add(
      lineS(
        `M${rx - 110} ${fy - R - 26}H${st[0] - 6}M${rx - 96} ${fy - R - 24}L${rx} ${fy}M${rx + 30} ${fy - R - 24}L${rx} ${fy}`,
        shade('steel', 0.4),
        7,
      ) + lineS(`M${rx - 110} ${fy - R - 28}H${st[0] - 6}`, lite('silver', 0.6), 3),
    );
    const bk = `M${head[0] + 12} ${head[1] - 18}H${head[0] + 142}L${head[0] + 122} ${head[1] + 82}H${head[0] + 32}Z`;
    k.add(`<path d="${bk}" fill="${INK}" opacity=".3" filter="${k.blur(6)}" transform="translate(4 8)"/>`);
    k.panel(bk, 'maple', { pat: [pattern(k, 'jute', { base: 'maple', s: 1.1 })], edge: [16, 0.5], blur: 6 });
    k.add(
      tube(`M${head[0] + 6} ${head[1] - 18}H${head[0] + 148}`, 'teak', 13) +
        tube(`M${head[0] + 30} ${head[1] + 82}H${head[0] + 124}`, 'teak', 9),
    );
    k.add(`<path d="M${head[0] + 12} ${head[1] + 12}h132l-3 14h-126z" fill="${c}" opacity=".9"/>`);
  }
  // chainset
  const cg = `M${bb[0] - 30} ${bb[1] - 34}C${bb[0] + 30} ${bb[1] - 52} ${bb[0] + 52} ${bb[1] + 30} ${bb[0] + 6} ${bb[1] + 42}L${rx + 8} ${fy + 26}C${rx - 20} ${fy + 24} ${rx - 18} ${fy - 22} ${rx + 6} ${fy - 22}Z`;
  if (city || kid)
    k.panel(cg, b, {
      edge: [12, 0.45],
      blur: 5,
      over: lineS(`M${rx + 16} ${fy + 2}H${bb[0] + 10}`, c, 6, 1, 'stroke-dasharray="0 13"'),
    });
  else
    k.add(
      lineS(
        `M${rx} ${fy - 22}L${bb[0]} ${bb[1] - 38}M${rx} ${fy + 20}L${bb[0]} ${bb[1] + 38}`,
        ch,
        4,
        1,
        'stroke-dasharray="4 2.5"',
      ) +
        `<circle cx="${rx}" cy="${fy}" r="24" fill="none" stroke="${shade('steel', 0.4)}" stroke-width="8" stroke-dasharray="4 2"/>`,
    );
  k.add(
    `<circle cx="${bb[0]}" cy="${bb[1]}" r="38" fill="none" stroke="${shade('steel', 0.5)}" stroke-width="7" stroke-dasharray="5 2.6"/><circle cx="${bb[0]}" cy="${bb[1]}" r="30" fill="none" stroke="${col('silver')}" stroke-width="5"/>` +
      tube(`M${bb[0]} ${bb[1]}L${bb[0] + 44} ${bb[1] + 52}`, 'silver', 10) +
      tube(`M${bb[0]} ${bb[1]}L${bb[0] - 44} ${bb[1] - 52}`, 'steel', 8) +
      `<rect x="${bb[0] + 22}" y="${bb[1] + 50}" width="48" height="15" rx="5" fill="${col('kohl')}"/><rect x="${bb[0] - 68}" y="${bb[1] - 62}" width="44" height="13" rx="5" fill="${col('kohl')}"/><circle cx="${bb[0]}" cy="${bb[1]}" r="9" fill="${lite('silver', 0.4)}"/>`,
  );
  // saddle
  k.add(tube(`M${seat[0] + 4} ${seat[1] + 40}L${seat[0] - 6} ${seat[1] + 4}`, 'silver', 11));
  const sd = city
    ? `M${seat[0] - 70} ${seat[1] - 14}C${seat[0] - 66} ${seat[1] - 36} ${seat[0] - 30} ${seat[1] - 30} ${seat[0]} ${seat[1] - 24}C${seat[0] + 30} ${seat[1] - 22} ${seat[0] + 62} ${seat[1] - 22} ${seat[0] + 62} ${seat[1] - 10}C${seat[0] + 40} ${seat[1]} ${seat[0] + 10} ${seat[1] + 4} ${seat[0] - 10} ${seat[1] + 16}C${seat[0] - 40} ${seat[1] + 20} ${seat[0] - 72} ${seat[1] + 12} ${seat[0] - 70} ${seat[1] - 14}Z`
    : `M${seat[0] - 58} ${seat[1] - 16}C${seat[0] - 30} ${seat[1] - 24} ${seat[0] + 30} ${seat[1] - 14} ${seat[0] + 66} ${seat[1] - 14}C${seat[0] + 74} ${seat[1] - 8} ${seat[0] + 60} ${seat[1] - 2} ${seat[0] + 40} ${seat[1]}C${seat[0]} ${seat[1] + 4} ${seat[0] - 20} ${seat[1] + 14} ${seat[0] - 44} ${seat[1] + 10}C${seat[0] - 62} ${seat[1] + 6} ${seat[0] - 66} ${seat[1] - 10} ${seat[0] - 58} ${seat[1] - 16}Z`;
  k.panel(sd, mtb ? 'kohl' : 'cocoa', {
    edge: [10, 0.5],
    blur: 4,
    light: [
      [
        `M${seat[0] - 56} ${seat[1] - 12}C${seat[0] - 20} ${seat[1] - 22} ${seat[0] + 20} ${seat[1] - 14} ${seat[0] + 54} ${seat[1] - 11}`,
        5,
        0.9,
      ],
    ],
  });
  // handlebar
  k.add(tube(`M${head[0]} ${head[1] + 16}L${head[0] - 8} ${head[1] - (kid ? 24 : 30)}`, 'silver', 11));
  const hy = head[1] - (kid ? 26 : 32),
    hx = head[0] - 8;
  if (kind === 'road')
    k.add(
      tube(
        `M${hx} ${hy}H${hx + 44}C${hx + 84} ${hy} ${hx + 82} ${hy + 70} ${hx + 44} ${hy + 72}H${hx + 24}`,
        'kohl',
        13,
      ),
    );
  else if (mtb)
    k.add(
      tube(`M${hx + 22} ${hy - 4}L${hx - 30} ${hy - 14}`, 'kohl', 12) +
        lineS(`M${hx - 16} ${hy - 12}L${hx - 44} ${hy - 17}`, c, 17) +
        lineS(
          `M${hx + 8} ${hy - 4}C${hx + 26} ${hy + 10} ${hx + 34} ${hy + 26} ${hx + 40} ${hy + 80}`,
          INK,
          3,
          0.8,
        ),
    );
  else
    k.add(
      tube(
        `M${hx + 6} ${hy}C${hx + 30} ${hy - 30} ${hx - 10} ${hy - 46} ${hx - 44} ${hy - 34}L${hx - 66} ${hy - 24}`,
        'silver',
        11,
      ) +
        lineS(`M${hx - 42} ${hy - 35}L${hx - 76} ${hy - 20}`, 'cocoa', 18) +
        lineS(`M${hx - 44} ${hy - 36}L${hx - 74} ${hy - 23}`, lite('cocoa', 0.5), 3, 0.8) +
        `<path d="M${hx - 14} ${hy - 46}a15 13 0 0 1 30 0z" fill="${polish(k, 'brass')}"/>`,
    );
  if (kid) {
    k.add(
      [-6, 0, 6, 12]
        .map((d, i) =>
          lineS(
            `M${hx - 78} ${hy - 18}c${-14 - d} 20 ${-8 - d} 40 ${-20 - d} ${58 - i * 4}`,
            at([a, c, b, c], i),
            4,
          ),
        )
        .join(''),
    );
    // stabilisers
    k.add(
      tube(`M${rx} ${fy}L${rx - 34} ${776}`, 'steel', 9) +
        `<circle cx="${rx - 36}" cy="778" r="36" fill="${col('kohl')}"/><circle cx="${rx - 36}" cy="778" r="22" fill="${c}"/><circle cx="${rx - 36}" cy="778" r="7" fill="${col('silver')}"/>`,
    );
    const bx = head[0] + 30,
      by = head[1] + 8;
    k.panel(`M${bx} ${by}H${bx + 96}L${bx + 84} ${by + 66}H${bx + 12}Z`, c, {
      pat: [pattern(k, 'jute', { base: c, s: 1.1 })],
      edge: [12, 0.45],
      blur: 5,
    });
    k.add(tube(`M${bx - 4} ${by}H${bx + 100}`, b, 11));
    k.add(
      `<g transform="translate(${bx + 48} ${by + 34})">${Array.from({ length: 6 }, (_, i) => `<path d="M0-5C9-12 9-19 0-24-9-19-9-12 0-5Z" transform="rotate(${i * 60})" fill="${lite(b, 0.8)}"/>`).join('')}<circle r="6" fill="${a}"/></g>`,
    );
  }
  if (!kid)
    k.add(
      `<circle cx="${city ? head[0] + 4 : seat[0] - 2}" cy="${city ? head[1] + 62 : seat[1] + 30}" r="0"/><path d="M${rx - (city ? 116 : 0)} ${city ? fy - R - 24 : 0}h0" stroke="${col('ruby')}" stroke-width="${city ? 18 : 0}"/>`,
    );
}

export const bicycle: Template = {
  draw: (k, l) => k.g('transform="translate(-2 -54)"', () => drawBicycle(k, l)),
  set: 'sun',
  focus: [540, 560, 2],
};
