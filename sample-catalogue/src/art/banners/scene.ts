import { col, INK, LIGHT } from '../colour/dyes';
import { mix } from '../colour/shades';
import type { Pen } from '../pen/Pen';
import { type PatName, pattern } from '../prints/pattern';
import type { Look } from '../templates/Template';
import { type TemplateName, templates } from '../templates/templates';

/** Size of every banner. */
export const W = 1600,
  H = 640;

/** Puts a product into the scene, its middle at (x, y). */
export const place = (k: Pen, t: TemplateName, l: Look, x: number, y: number, s: number, r = 0) =>
  k.g(`transform="translate(${x} ${y})${r ? ` rotate(${r})` : ''} scale(${s}) translate(-400 -500)"`, () =>
    templates[t].draw(k, l),
  );

/** A plain wall, lit at cx. */
export const wall = (k: Pen, c: string, cx = 1000, g = 0.4) =>
  k.add(
    `<rect width="${W}" height="${H}" fill="${k.rad(
      [
        [0, mix(c, LIGHT, g)],
        [0.55, c],
        [1, mix(c, INK, 0.3)],
      ],
      cx,
      240,
      1050,
      true,
    )}"/>`,
  );

/** The printer’s screen that product sheets have too. */
export const grain = (k: Pen, c: string) => {
  const m = k.id();
  k.defs.push(
    `<mask id="${m}"><rect width="${W}" height="${H}" fill="${k.lin(
      [
        [0.45, '#000'],
        [1, '#999'],
      ],
      [0, 0, 1, 1],
    )}"/></mask>`,
  );
  k.add(
    `<rect width="${W}" height="${H}" fill="${k.tile(7, 7, `<circle cx="3.5" cy="3.5" r="1.5" fill="${mix(c, INK, 0.4)}"/>`, 'rotate(22)')}" mask="url(#${m})"/>`,
  );
};

/** Printed cloth band along the foot of a banner. */
export const band = (
  k: Pen,
  y: number,
  h: number,
  base: string,
  a: string,
  b: string,
  pat: PatName,
  s: number,
) =>
  k.add(
    `<path d="M0 ${y}H${W}V${y + h}H0Z" fill="${col(base)}"/><path d="M0 ${y}H${W}V${y + h}H0Z" fill="${pattern(k, pat, { base, a, b, s, y })}"/><path d="M0 ${y}H${W}M0 ${y + h}H${W}" stroke="${col(b)}" stroke-width="5"/>`,
  );
