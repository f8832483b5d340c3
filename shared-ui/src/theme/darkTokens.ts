import type { Token } from './tokens';

/**
 * The colours for dark rooms: the same ink and paper, changed over. What is strong on light paper (madder, neel …) is
 * pale here, and what stands on it dark, so that pairs that elements use keep their contrast.
 */
export const darkTokens = {
  'color.paper': '#17101c',
  'color.surface': '#211828',
  'color.sunk': '#2e2337',
  'color.line': '#40334b',
  'color.lineStrong': '#8d7b97',
  'color.ink': '#f5ecdf',
  'color.ink2': '#cdbdd3',
  'color.ink3': '#b3a1bb',
  'color.madder': '#e58a7c',
  'color.madderDeep': '#f0a396',
  'color.onMadder': '#220d12',
  'color.haldi': '#6d4f10',
  'color.neel': '#a9bff7',
  'color.neem': '#86c9a3',
  'color.kumkum': '#f5959b',
  'color.amberText': '#e6b866',
  'color.star': '#dfa14a',
  'color.onDark': '#2a1734',
  'color.onDark2': '#5f4c69',
  'color.lineOnDark': '#cdbccf',
  'color.tintError': '#43202a',
  'color.tintSuccess': '#1d382b',
  'color.tintInfo': '#232e4d',
  'color.veil': '#08040bb3',
  'color.tintMen': '#3b3226',
  'color.tintWomen': '#45292c',
  'color.tintKids': '#43381c',
  'color.tintWheels': '#2b3525',
  'color.tintJewellery': '#223936',
  'color.tintHome': '#2a3543',
  'color.tintBeauty': '#372e41',
  'shadow.raised': '0 1px 2px #0000007a, 0 8px 24px #0000007a',
} as const satisfies Partial<Record<Token, string>>;
