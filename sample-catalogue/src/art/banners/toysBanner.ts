import { col } from '../colour/dyes';
import { shade } from '../colour/shades';
import { at } from '../pen/at';
import { r1 } from '../pen/paths';
import { Pen } from '../pen/Pen';
import { lineS } from '../pen/strokes';
import { svg } from '../pen/svg';
import { type PatName, pattern } from '../prints/pattern';
import { grain, H, place, W } from './scene';

/** Bicycles, kites and wooden toys on a morning field. */
export function toysBanner(): string {
  const k = new Pen('t'),
    c = '#bfe0d8';
  k.add(
    `<rect width="${W}" height="${H}" fill="${k.lin([
      [0, '#a9d6d6'],
      [1, '#e6f2e4'],
    ])}"/>`,
  );
  k.add(
    `<circle cx="1180" cy="250" r="220" fill="${k.lin([
      [0, '#fff0b8'],
      [1, '#f8d98a', 0.3],
    ])}"/>`,
  );
  // layered fields
  k.path(
    'M0 430C220 360 420 400 640 420C860 340 1100 380 1300 410C1420 380 1520 380 1600 396V640H0Z',
    '#a9cfa6',
  );
  k.path('M0 490C260 430 520 460 760 480C1000 430 1280 450 1600 462V640H0Z', '#8dbb8b');
  k.add(
    `<path d="M0 528C400 500 900 516 1600 508V640H0Z" fill="${k.lin([
      [0, '#f0dcae'],
      [1, '#e0bf86'],
    ])}"/>`,
  );
  grain(k, c);
  // kites
  const kite = (x: number, y: number, s: number, r: number, a: string, b: string, tail: string) => {
    k.add(lineS(tail, 'cream', 2, 0.9));
    k.add(
      `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path d="M0-70L58 0 0 74-58 0Z" fill="${col(a)}"/><path d="M0-70L58 0H-58Z" fill="${col(b)}"/><path d="M0-70V74M-58 0Q0-44 58 0" stroke="${shade(a, 0.6)}" stroke-width="3" fill="none"/><path d="M0 74l-15 26h30z" fill="${col(b)}"/></g>`,
    );
  };
  kite(672, 218, 0.84, 18, 'kumkum', 'haldi', 'M672 218C700 320 740 360 780 420');
  kite(1500, 190, 0.7, -16, 'rani', 'firozi', 'M1500 190C1490 270 1530 330 1600 380');
  kite(856, 160, 0.46, 8, 'neel', 'kesar', 'M856 160C870 240 850 300 800 420');
  // bunting of block prints
  let flags = '';
  const fp: [string, PatName, string, string][] = [
    ['kumkum', 'butti', 'cream', 'haldi'],
    ['neel', 'zari', 'cream', 'haldi'],
    ['haldi', 'butti', 'madder', 'neem'],
    ['neem', 'spark', 'cream', 'haldi'],
  ];
  const fills = fp.map(([b, p, a, cc]) => pattern(k, p, { base: b, a, b: cc, s: 0.6 }));
  for (let i = 0; i < 26; i++) {
    const x = i * 63 - 8,
      y = 20 + Math.sin(((i % 9) / 8) * Math.PI) * 34,
      f = `M${x} ${r1(y)}h52l-26 56z`;
    flags += `<path d="${f}" fill="${col(at(fp, i % 4)[0])}"/><path d="${f}" fill="${at(fills, i % 4)}"/>`;
  }
  k.add(
    `<path d="M-10 18C90 66 420 66 560 20C660 66 990 66 1128 20C1230 66 1540 66 1620 24" fill="none" stroke="${col('cocoa')}" stroke-width="3"/>${flags}`,
  );
  place(k, 'bicycle', { a: 'kumkum', b: 'cream', c: 'haldi', kind: 'city' }, 1130, 352, 0.66);
  place(k, 'bicycle', { a: 'firozi', b: 'cream', c: 'kesar', kind: 'kids' }, 1428, 398, 0.5);
  place(k, 'plush', { a: 'khadi', b: 'neel', c: 'madder', pat: 'buti' }, 742, 446, 0.32);
  place(k, 'stacker', { a: 'kumkum', b: 'haldi', c: 'neem' }, 884, 462, 0.28);
  place(k, 'rickshaw', { a: 'neem', b: 'haldi', c: 'cream' }, 930, 540, 0.2);
  k.add(
    `<rect y="610" width="${W}" height="30" fill="${col('haldi')}"/><rect y="610" width="${W}" height="30" fill="${pattern(k, 'patang', { base: 'haldi', a: 'madder', b: 'neem', s: 0.34, y: 606 })}"/><path d="M0 610H${W}" stroke="${col('madder')}" stroke-width="5"/>`,
  );
  return svg(k, `0 0 ${W} ${H}`, W, H);
}
