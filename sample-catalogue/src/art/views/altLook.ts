import type { ArtProduct } from '../catalogue/catalogue';
import type { Ground } from '../colour/grounds';
import type { Look } from '../templates/Template';
import { templates } from '../templates/templates';

/** Default second colourway: each dye has a partner. Metals, woods and naturals stay. */
const partner: Record<string, string> = {
  neel: 'madder',
  indigo: 'tulsi',
  madder: 'neel',
  kumkum: 'neel',
  rani: 'firozi',
  firozi: 'rani',
  haldi: 'neem',
  kesar: 'firozi',
  neem: 'kesar',
  mehendi: 'geru',
  lotus: 'sky',
  sky: 'lotus',
  jamun: 'neem',
  lilac: 'mint',
  geru: 'neel',
  kohl: 'neel',
  denim: 'kohl',
  tulsi: 'madder',
  coral: 'aqua',
  mint: 'lilac',
  lemon: 'coral',
  pista: 'lotus',
  ruby: 'emerald',
  emerald: 'ruby',
  cocoa: 'tan',
  tan: 'cocoa',
  clay: 'firozi',
  aqua: 'coral',
  slate: 'madder',
  blush: 'pista',
};

/** The paper that the second colourway lies on. */
export const nextGround: Record<Ground, Ground> = {
  chandan: 'pista',
  lotus: 'neel',
  pista: 'lotus',
  neel: 'haldi',
  haldi: 'firozi',
  jamun: 'chandan',
  geru: 'stone',
  stone: 'geru',
  firozi: 'lotus',
  kohl: 'jamun',
  night: 'geru',
  madder: 'chandan',
  tulsi: 'haldi',
};

/** The second colourway: each dye turns into its partner unless the template knows better. */
export function altLook(p: ArtProduct): Look {
  const s = (c: string) => partner[c] ?? c,
    l = p.look;
  const auto: Look = { ...l, a: s(l.a), b: s(l.b) === s(l.a) ? l.b : s(l.b) };
  if (auto.a === l.a && auto.b === l.b) auto.c = s(l.c);
  if (auto.a === auto.b) auto.b = l.a;
  return { ...auto, ...templates[p.template].alt?.(l) };
}
