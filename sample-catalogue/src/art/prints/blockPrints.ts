import { col } from '../colour/dyes';
import { circ } from '../pen/paths';
import { dots, drop, type Print, sprig, tf } from './Cloth';

/** Prints stamped from a carved block, one repeat each. */
export const blockPrints = {
  /** Bagru / Sanganer block-print sprigs. */
  buti: (k, c) =>
    drop(
      k,
      c,
      92,
      108,
      sprig(col(c.a), col(c.b)),
      `<g fill="${col(c.b)}"><circle cx="69" cy="14" r="2.4"/><circle cx="23" cy="68" r="2.4"/></g>`,
    ),
  /** Tiny scattered buti for shirts. */
  butti: (k, c) =>
    drop(
      k,
      c,
      54,
      60,
      `<g fill="${col(c.a)}"><path d="M0 9C-7 6-8-1 0-9 8-1 7 6 0 9Z"/><path d="M0 13V4" stroke="${col(c.a)}" stroke-width="1.6"/><circle cx="-7" cy="-5" r="1.7"/><circle cx="7" cy="-5" r="1.7"/></g><circle cy="2" r="2" fill="${col(c.b)}"/>`,
    ),
  /** Ajrakh star-and-lattice geometry. */
  ajrakh: (k, c) => {
    const a = col(c.a),
      b = col(c.b),
      q = k.id();
    return k.tile(
      88,
      88,
      `<path d="M0 0H88V88H0Z" fill="none" stroke="${b}" stroke-width="3"/><path d="M0 44H88M44 0V88" stroke="${a}" stroke-width="1.6" opacity=".7"/>` +
        `<circle cx="44" cy="44" r="33" fill="${col(c.base)}" stroke="${b}" stroke-width="3"/>${dots(circ(44, 44, 37.5), a, 3, 7.85)}` +
        `<g fill="${a}"><path id="${q}" d="M44 14L51 27 62 26 61 37 74 44 61 51 62 62 51 61 44 74 37 61 26 62 27 51 14 44 27 37 26 26 37 27Z"/></g><circle cx="44" cy="44" r="13" fill="${b}"/><path d="M44 34L47 41 54 44 47 47 44 54 41 47 34 44 41 41Z" fill="${col(c.base)}"/>` +
        `<g fill="${b}"><circle r="9"/><circle cx="88" r="9"/><circle cy="88" r="9"/><circle cx="88" cy="88" r="9"/></g><g fill="${a}"><circle r="4"/><circle cx="88" r="4"/><circle cy="88" r="4"/><circle cx="88" cy="88" r="4"/></g>`,
      tf(c),
    );
  },
  /** Kalamkari trailing vine. */
  kalamkari: (k, c) => {
    const a = col(c.a),
      b = col(c.b),
      leaf = k.id(),
      fl = k.id();
    const L = (x: number, y: number, r: number, s = 1) =>
      `<use href="#${leaf}" transform="translate(${x} ${y}) rotate(${r})${s !== 1 ? ` scale(${s})` : ''}"/>`;
    return k.tile(
      170,
      210,
      `<g id="${leaf}"><path d="M0 0C10-16 26-20 40-12 30 4 14 8 0 0Z" fill="${a}"/><path d="M4-1C14-8 24-11 34-11" fill="none" stroke="${col(c.base)}" stroke-width="1.6"/></g><g id="${fl}" fill="${b}"><path d="M0-26C9-22 11-12 0-4-11-12-9-22 0-26ZM25-8C24 2 15 6 4-1 7-13 17-17 25-8ZM15 21C6 24-1 17 2 5 15 6 20 13 15 21ZM-15 21C-20 13-15 6-2 5 1 17-6 24-15 21ZM-25-8C-17-17-7-13-4-1-15 6-24 2-25-8Z"/><circle r="6.5" fill="${a}"/><circle r="3" fill="${col(c.base)}"/></g>` +
        `<path d="M85-4C150 34 150 70 85 105 20 140 20 176 85 214" fill="none" stroke="${a}" stroke-width="3.4"/><path d="M134 52C120 40 104 46 104 60M36 158C50 146 66 152 66 166" fill="none" stroke="${a}" stroke-width="2.4"/>` +
        `<use href="#${fl}" x="104" y="66" transform="translate(0 0)"/><use href="#${fl}" x="66" y="172"/>` +
        L(116, 22, 15) +
        L(126, 30, -70, 0.8) +
        L(136, 62, 24, 0.9) +
        L(112, 90, 62, 0.8) +
        L(60, 118, 196) +
        L(44, 134, 110, 0.8) +
        L(34, 162, 205, 0.9) +
        L(52, 190, 235, 0.7) +
        `<g transform="translate(28 52)"><use href="#${fl}" transform="scale(.55)"/>${L(0, 14, 60, 0.6)}${L(0, 14, 170, 0.6)}</g><g transform="translate(142 158)"><use href="#${fl}" transform="scale(.55)"/>${L(0, 14, 10, 0.6)}${L(0, 14, 120, 0.6)}</g>`,
      tf(c),
    );
  },
  /** Mango paisley. */
  keri: (k, c) =>
    drop(
      k,
      c,
      104,
      120,
      `<path d="M-2 30C-26 24-26-6-6-16 4-22 10-30 2-36 20-36 28-20 22-2 18 14 14 30-2 30Z" fill="${col(c.a)}"/><path d="M0 22C-14 18-14-4 0-10 10-14 12-18 12-22 18-10 14 18 0 22Z" fill="none" stroke="${col(c.b)}" stroke-width="2.4"/><path d="M1 14C-6 10-5-2 2-5 8 0 8 10 1 14Z" fill="${col(c.b)}"/>${dots('M-4 37C-34 32-38-4-13-20', col(c.b), 3.4, 8)}`,
    ),
  /** Children's print: kites, bells and mangoes. */
  patang: (k, c) =>
    drop(
      k,
      c,
      104,
      112,
      `<path d="M0-24L17-4 0 18-17-4Z" fill="${col(c.a)}"/><path d="M0-24V18M-17-4H17" stroke="${col(c.base)}" stroke-width="1.8"/><path d="M0 18C6 22-5 27 0 32" fill="none" stroke="${col(c.a)}" stroke-width="1.8"/>`,
      `<g fill="${col(c.b)}"><circle cx="78" cy="24" r="6"/><path d="M26 72C36 74 38 88 26 94 16 90 16 76 26 72Z"/></g>`,
    ),
  /** Original star-spark print for the anime range. */
  spark: (k, c) =>
    drop(
      k,
      c,
      88,
      96,
      `<path d="M0-18C2-5 5-2 18 0 5 2 2 5 0 18-2 5-5 2-18 0-5-2-2-5 0-18Z" fill="${col(c.a)}"/>`,
      `<path d="M66 14l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="${col(c.b)}"/><circle cx="22" cy="72" r="4" fill="none" stroke="${col(c.b)}" stroke-width="2.4"/>`,
    ),
} satisfies Record<string, Print>;
