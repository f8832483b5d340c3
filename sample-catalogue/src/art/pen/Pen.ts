import { col, INK } from '../colour/dyes';
import { lite, shade } from '../colour/shades';
import { panelMarkup } from './panelMarkup';
import type { PanelOpts } from './PanelOpts';
import { r1, tidy } from './paths';
import { lineS } from './strokes';

/**
 * Collects the defs and the body of one drawing on a sheet of 800 x 1000, light from the upper left.
 * Ids repeat between sheets, so a drawing is used as an <img>, never inline.
 */
export class Pen {
  defs: string[] = [];
  out: string[] = [];
  private n = 0;
  private blurs = new Set<number>();
  constructor(private pre = 'a') {}
  /** Next free id of this sheet. */
  id() {
    return this.pre + (this.n++).toString(36);
  }
  add(s: string) {
    this.out.push(s);
    return this;
  }
  /** Gaussian blur by its standard deviation; one filter per amount. */
  blur(n: number) {
    const id = `${this.pre}B${n}`;
    if (!this.blurs.has(n)) {
      this.blurs.add(n);
      this.defs.push(
        `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${n}"/></filter>`,
      );
    }
    return `url(#${id})`;
  }
  /** Linear gradient; stops are [offset, colour, opacity?]; dir is x1 y1 x2 y2 as 0..1. */
  lin(stops: [number, string, number?][], dir = [0, 0, 0, 1], user = false) {
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" x1="${dir[0]}" y1="${dir[1]}" x2="${dir[2]}" y2="${dir[3]}"${user ? ' gradientUnits="userSpaceOnUse"' : ''}>${this.stops(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }
  /** Radial gradient, stops as in `lin`. */
  rad(stops: [number, string, number?][], cx = 0.5, cy = 0.5, r = 0.5, user = false) {
    const id = this.id();
    this.defs.push(
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${user ? ' gradientUnits="userSpaceOnUse"' : ''}>${this.stops(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }
  private stops(s: [number, string, number?][]) {
    return s
      .map(
        ([o, c, a]) =>
          `<stop offset="${o}" stop-color="${col(c)}"${a != null && a < 1 ? ` stop-opacity="${a}"` : ''}/>`,
      )
      .join('');
  }
  /** Register a pattern tile. */
  tile(w: number, h: number, body: string, transform = '') {
    const id = this.id();
    this.defs.push(
      `<pattern id="${id}" width="${r1(w)}" height="${r1(h)}" patternUnits="userSpaceOnUse"${transform ? ` patternTransform="${transform}"` : ''}>${body}</pattern>`,
    );
    return `url(#${id})`;
  }
  /** Same pattern, other orientation. */
  turn(pat: string | undefined, transform: string) {
    if (!pat) return undefined;
    const id = this.id();
    this.defs.push(`<pattern id="${id}" href="#${pat.slice(5, -1)}" patternTransform="${transform}"/>`);
    return `url(#${id})`;
  }
  /** Registers a clip path. */
  clip(d: string) {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${tidy(d)}"/></clipPath>`);
    return `url(#${id})`;
  }
  /** Filled outline. */
  path(d: string, fill: string, extra = '') {
    return this.add(`<path d="${tidy(d)}" fill="${col(fill)}"${extra ? ' ' + extra : ''}/>`);
  }
  /** Stroked path. */
  line(d: string, stroke: string, w: number | string = 2, o = 1, extra = '') {
    return this.add(lineS(d, stroke, w, o, extra));
  }
  /** Sewn seam: dark groove and a lit ridge beside it. */
  seam(d: string, c: string, o = 0.5, dx = 2, dy = 1) {
    const t = tidy(d);
    return this.add(
      `<g fill="none" stroke-width="2"><path d="${t}" stroke="${shade(c, 0.9)}" opacity="${o}"/><path d="${t}" stroke="${lite(c, 0.6)}" opacity="${r1(o * 0.8)}" transform="translate(${dx} ${dy})"/></g>`,
    );
  }
  /** Dashed sewing thread. */
  stitch(d: string, c: string, o = 0.75, w = 1.8, dash = '6 4') {
    return this.line(d, c, w, o, `stroke-dasharray="${dash}"`);
  }
  /** A shaded, patterned surface clipped to its outline. The workhorse. */
  panel(d: string, fill: string, o: PanelOpts = {}) {
    return this.add(panelMarkup(this, d, fill, o));
  }
  /** Soft cast shadow of an outline (hung or laid flat). */
  cast(d: string, dx = 22, dy = 28, blur = 18, o = 0.3, ink = INK) {
    return this.add(
      `<path d="${tidy(d)}" transform="translate(${dx} ${dy})" fill="${ink}" opacity="${o}" filter="${this.blur(blur)}"/>`,
    );
  }
  /** Contact shadow on the floor: wide soft pool and a tight dark core. */
  contact(x: number, y: number, rx: number, ry: number, o = 0.5) {
    return this.add(
      `<g fill="${INK}"><ellipse cx="${r1(x + rx * 0.12)}" cy="${y}" rx="${r1(rx * 1.15)}" ry="${r1(ry * 1.5)}" opacity="${r1(o * 0.55)}" filter="${this.blur(20)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${r1(ry * 0.6)}" opacity="${o}" filter="${this.blur(7)}"/></g>`,
    );
  }
  /** Draw one side, then its mirror image from the same markup (x = 400). */
  twin(f: () => void) {
    const id = this.id();
    this.add(`<g id="${id}">`);
    f();
    this.add('</g>');
    return this.add(`<use href="#${id}" transform="matrix(-1 0 0 1 800 0)"/>`);
  }
  /** Groups what `f` draws. */
  g(attrs: string, f: () => void) {
    this.add(`<g ${attrs}>`);
    f();
    return this.add('</g>');
  }
}
