import { col } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import type { Crease, PanelOpts, Stroke } from './PanelOpts';
import { r1, tidy } from './paths';

const brushes = (strokes: Stroke[] | undefined, colour: string) => {
  if (!strokes?.length) return '';
  const one = ([d, width, opacity]: Stroke) =>
    width
      ? `<path d="${tidy(d)}" stroke-width="${width}" opacity="${opacity}"/>`
      : `<path d="${tidy(d)}" fill="${colour}" stroke="none" opacity="${opacity}"/>`;
  return `<g stroke="${colour}">${strokes.map(one).join('')}</g>`;
};

/** Each fold has a crisp ridge: shadow on the far side, light on the near side. */
const folds = (creases: Crease[], side: 1 | -1) =>
  creases
    .map(([x1, y1, cx, cy, x2, y2, w]) => {
      const length = Math.hypot(x2 - x1, y2 - y1) || 1,
        nx = ((y2 - y1) / length) * w * side,
        ny = (-(x2 - x1) / length) * w * side;
      return `M${r1(x1)} ${r1(y1)}Q${r1(cx)} ${r1(cy)} ${r1(x2)} ${r1(y2)}Q${r1(cx + nx)} ${r1(cy + ny)} ${r1(x1)} ${r1(y1)}Z`;
    })
    .join('');

/** The part of a pen that a panel needs. */
interface Sheet {
  defs: string[];
  id(): string;
  blur(deviation: number): string;
}

/** A shaded, patterned surface clipped to its outline `d`; `fill` is a dye, a hex colour, a paint or 'none'. */
export function panelMarkup(pen: Sheet, d: string, fill: string, o: PanelOpts): string {
  const id = pen.id(),
    paint = fill === 'none' || fill.startsWith('url'),
    base = paint ? (o.ink ?? '#888') : col(fill),
    ink = o.ink ?? shade(base, 0.75),
    glow = o.glow ?? lite(base, 0.62),
    [dx, dy] = o.off ?? [-4, -4];
  const outline = (attributes: string) => `<use href="#${id}p" ${attributes}/>`;
  pen.defs.push(
    `<clipPath id="${id}"><path id="${id}p" d="${tidy(d)}"${o.eo ? ' clip-rule="evenodd" fill-rule="evenodd"' : ''}/></clipPath>`,
  );
  let body = fill === 'none' ? '' : outline(`fill="${paint ? fill : base}"`);
  body += o.under ?? '';
  for (const print of o.pat ?? []) if (print) body += outline(`fill="${print}"`);
  const soft =
    (o.edge
      ? outline(
          `stroke="${ink}" stroke-width="${o.edge[0]}" opacity="${o.edge[1]}" transform="translate(${dx} ${dy})"`,
        )
      : '') +
    brushes(o.dark, ink) +
    brushes(o.light, glow);
  if (soft) body += `<g filter="${pen.blur(o.blur ?? 10)}" fill="none">${soft}</g>`;
  const [crease] = o.crease ?? [];
  if (o.crease && crease) {
    const opacity = crease[7];
    body += `<g filter="${pen.blur(3)}"><path d="${folds(o.crease, 1)}" fill="${ink}" opacity="${opacity}"/><path d="${folds(o.crease, -1)}" fill="${glow}" opacity="${r1(opacity * 0.75)}"/></g>`;
  }
  const rim = o.rim
    ? outline(`fill="none" stroke="${col(o.rim[0])}" stroke-width="${o.rim[1]}" opacity="${o.rim[2]}"`)
    : '';
  return `<g clip-path="url(#${id})">${body}${o.over ?? ''}${rim}</g>`;
}
