import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import { motif } from '../motifs/motif';
import type { Look } from '../templates/Template';

/** Paper label with printed motif and rules. */
export const label = (x: number, y: number, w: number, h: number, l: Look) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${lite('khadi', 0.35)}"/><rect x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${h - 14}" fill="none" stroke="${col(l.b)}" stroke-width="2.4"/>${motif('lotus', x + w / 2, y + h * 0.4, Math.min(w, h) / 300, l.b, l.c)}<path d="M${x + w * 0.25} ${y + h * 0.72}H${x + w * 0.75}" stroke="${shade(l.b, 0.4)}" stroke-width="6"/><path d="M${x + w * 0.32} ${y + h * 0.82}H${x + w * 0.68}" stroke="${col(l.c)}" stroke-width="3.4"/>`;
