import { INK, LIGHT } from '../colour/dyes';
import { type Ground, grounds, isDark } from '../colour/grounds';
import { mix } from '../colour/shades';
import type { Pen } from '../pen/Pen';
import { arch } from './arch';

/** What a product is photographed on. */
export type Backdrop = 'wall' | 'sweep' | 'flat' | 'niche' | 'plinth' | 'shelf' | 'sun';

/** Studio backdrop. */
export function studio(k: Pen, ground: Ground, set: Backdrop) {
  const [wall, floor] = grounds[ground],
    dk = isDark(ground);
  const glow = k.rad(
    [
      [0, mix(wall, LIGHT, dk ? 0.22 : 0.6)],
      [0.55, wall],
      [1, mix(wall, INK, dk ? 0.35 : 0.14)],
    ],
    300,
    330,
    820,
    true,
  );
  k.add(`<rect width="800" height="1000" fill="${glow}"/>`);
  const deep = mix(wall, INK, dk ? 0.28 : 0.1),
    pale = mix(floor, LIGHT, dk ? 0.08 : 0.4);
  if (set === 'niche') arch(k, 120, 130, 560, 1000, deep, mix(wall, LIGHT, dk ? 0.1 : 0.35));
  if (set === 'sun')
    k.add(
      `<circle cx="400" cy="470" r="292" fill="${k.lin([
        [0, mix(wall, LIGHT, dk ? 0.16 : 0.5)],
        [1, wall, 0.2],
      ])}"/>`,
    );
  if (set !== 'wall' && set !== 'flat') {
    const y = set === 'shelf' ? 770 : set === 'plinth' || set === 'niche' ? 770 : 640;
    const soft = set === 'sweep' || set === 'sun';
    k.add(
      `<rect y="${y}" width="800" height="${1000 - y}" fill="${k.lin(
        soft
          ? [
              [0, floor, 0],
              [0.3, pale, 1],
              [1, mix(floor, INK, 0.12)],
            ]
          : [
              [0, mix(floor, INK, 0.06)],
              [0.12, pale],
              [1, mix(floor, INK, 0.12)],
            ],
      )}"/>`,
    );
    if (!soft) k.add(`<path d="M0 ${y}H800" stroke="${deep}" stroke-width="3" opacity=".6"/>`);
  }
  if (set === 'wall' || set === 'flat') {
    // window light falling across the paper
    k.add(
      `<g fill="${LIGHT}" opacity="${dk ? 0.07 : 0.34}" filter="${k.blur(16)}"><path d="M-60 560L470 -40H650L-60 790ZM-60 860L720 -40H800V30L-60 1010Z"/></g>`,
    );
  }
  // printed screen: fine halftone that thickens toward the lower right
  const dot = k.tile(
    7,
    7,
    `<circle cx="3.5" cy="3.5" r="1.5" fill="${mix(wall, INK, dk ? 0.6 : 0.32)}"/>`,
    'rotate(22)',
  );
  const m = k.id();
  k.defs.push(
    `<mask id="${m}"><rect width="800" height="1000" fill="${k.lin(
      [
        [0.55, '#000'],
        [1, '#999'],
      ],
      [0, 0, 1, 1],
    )}"/></mask>`,
  );
  k.add(`<rect width="800" height="1000" fill="${dot}" mask="url(#${m})"/>`);
}
