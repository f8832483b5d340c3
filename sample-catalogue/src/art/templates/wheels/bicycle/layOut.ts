import { col } from '../../../colour/dyes';
import type { Look } from '../../Template';

interface Point {
  x: number;
  y: number;
}

/** The measures and colours that all parts of one bicycle share, on the sheet's 800 x 1000. */
export interface Bicycle {
  kid: boolean;
  mtb: boolean;
  city: boolean;
  road: boolean;
  /** The frame's dye, then its colour and those of the trim. */
  paint: string;
  a: string;
  b: string;
  c: string;
  /** Radius of the wheels, thickness of their tyres, and the hubs: both at the height `fy`. */
  R: number;
  T: number;
  rx: number;
  fx: number;
  fy: number;
  crank: Point;
  seat: Point;
  /** Where frame and seat post meet. */
  stay: Point;
  head: Point;
  /** The crown of the fork. */
  fork: Point;
}

/** Lays out a bicycle of the look's kind: city, road, mtb or kids. */
export function layOut(look: Look): Bicycle {
  const kind = look.kind ?? 'city';
  const [kid, mtb] = [kind === 'kids', kind === 'mtb'];
  const R = kid ? 112 : mtb ? 136 : 140;
  const T = mtb ? 26 : kid ? 24 : 16;
  const fy = 812 - R - T / 2;
  const seat = kid ? { x: 340, y: 530 } : { x: 332, y: 452 };
  return {
    kid,
    mtb,
    city: kind === 'city',
    road: kind === 'road',
    paint: look.a,
    a: col(look.a),
    b: col(look.b),
    c: col(look.c),
    R,
    T,
    rx: kid ? 258 : 202,
    fx: kid ? 556 : 600,
    fy,
    crank: { x: kid ? 388 : 374, y: fy + (kid ? -2 : 10) },
    seat,
    stay: { x: seat.x + 8, y: seat.y + 54 },
    head: kid ? { x: 512, y: 488 } : { x: 548, y: 432 },
    fork: kid ? { x: 522, y: 530 } : { x: 564, y: 498 },
  };
}
