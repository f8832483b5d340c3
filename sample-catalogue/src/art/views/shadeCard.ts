import { col, INK } from '../colour/dyes';
import { lite } from '../colour/shades';
import type { Pen } from '../pen/Pen';

/** Printed shade card for hard goods. */
export function shadeCard(k: Pen, colours: string[]) {
  const card = 'M0 0H250V132H0Z';
  k.add(
    `<g transform="translate(506 846) rotate(-7)"><path d="${card}" fill="${INK}" opacity=".34" transform="translate(7 11)" filter="${k.blur(8)}"/><path d="${card}" fill="${lite('khadi', 0.5)}"/>${colours.map((c, i) => `<path d="M${14 + i * 76} 14h70v72h-70z" fill="${c}"/><path d="M${14 + i * 76} 14h70l-70 46z" fill="#fff" opacity=".1"/><path d="M${14 + i * 76} 100h${[46, 56, 38][i]}M${14 + i * 76} 114h${[30, 24, 34][i]}" stroke="${col('cocoa')}" stroke-width="4" opacity=".55"/>`).join('')}</g>`,
  );
}
