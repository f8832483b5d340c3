/** Aubergine: the one shadow ink of the whole catalogue. */
export const INK = '#2a1734';

/** Warm cream: the one light. */
export const LIGHT = '#fff4df';

/** Named dyes, metals and woods. */
export const dye = {
  khadi: '#f4ead8',
  cream: '#f7efe2',
  white: '#f6f3ee',
  chandan: '#dcc3a0',
  haldi: '#e9b23c',
  kesar: '#e2812f',
  geru: '#c4613c',
  madder: '#a8322f',
  kumkum: '#c42a3a',
  rani: '#d0317a',
  lotus: '#ec9aa8',
  blush: '#f0c4ba',
  jamun: '#63356e',
  lilac: '#b9a0d0',
  neel: '#26407f',
  indigo: '#1f2d5c',
  sky: '#8fb6d6',
  firozi: '#1d8f94',
  aqua: '#8fcabf',
  mehendi: '#6d7a2f',
  neem: '#2f6b4a',
  pista: '#b7c98f',
  tulsi: '#1f4a3a',
  kohl: '#2a2730',
  slate: '#5c6270',
  ash: '#b3b2b0',
  denim: '#3f5f8e',
  wash: '#7f9cc0',
  tan: '#b07a48',
  cocoa: '#6b432f',
  walnut: '#4a2f24',
  teak: '#a8703f',
  maple: '#d9ad74',
  brass: '#c79a45',
  gold: '#d9a94a',
  copper: '#b76a45',
  silver: '#c3c6cc',
  steel: '#8f97a3',
  rosegold: '#d79a86',
  ruby: '#b0183c',
  emerald: '#0f7a55',
  pearl: '#f5ece0',
  clay: '#b9694a',
  coral: '#ee7a62',
  mint: '#a9dcc5',
  lemon: '#f3d65c',
} as const;

/** A dye by name; anything else is taken as a colour already. */
export const col = (c: string): string => (dye as Record<string, string>)[c] ?? c;
