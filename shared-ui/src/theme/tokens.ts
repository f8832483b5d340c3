/**
 * Every value of the look by name (adr 0009). Elements never spell a colour, a
 * size or a distance themselves: `s('color.ink')` reads the custom property that `GlobalStyle` writes.
 */
export const tokens = {
  'color.paper': '#fbf6ec',
  'color.surface': '#fffdf8',
  'color.sunk': '#f3eada',
  'color.line': '#eadfcd',
  'color.lineStrong': '#8c7a92',
  'color.ink': '#2a1734',
  'color.ink2': '#5f4c69',
  'color.ink3': '#75627c',
  'color.madder': '#a8322f',
  'color.madderDeep': '#8a2630',
  'color.onMadder': '#fff8ec',
  'color.haldi': '#e9b23c',
  'color.neel': '#26407f',
  'color.neem': '#2f6b4a',
  'color.kumkum': '#c42a3a',
  'color.amberText': '#8a5a00',
  'color.star': '#c07a12',
  'color.onDark': '#f7ecdb',
  'color.onDark2': '#cdbccf',
  'color.lineOnDark': '#4c3757',
  'color.tintError': '#f9e4e0',
  'color.tintSuccess': '#e3eddf',
  'color.tintInfo': '#e4e8ef',
  'color.veil': '#2a173499',
  'color.tintMen': '#e9dcc6',
  'color.tintWomen': '#eccfc7',
  'color.tintKids': '#efd79a',
  'color.tintWheels': '#d3dcc0',
  'color.tintJewellery': '#bdd8d3',
  'color.tintAnime': '#2c3560',
  'color.tintHome': '#c3d0de',
  'color.tintBeauty': '#d6cadd',
  'space.4': '4px',
  'space.8': '8px',
  'space.12': '12px',
  'space.16': '16px',
  'space.24': '24px',
  'space.32': '32px',
  'space.48': '48px',
  'space.72': '72px',
  'radius.badge': '3px',
  'radius.control': '6px',
  'radius.card': '10px',
  'radius.panel': '14px',
  'radius.round': '999px',
  'size.12': '0.75rem',
  'size.14': '0.875rem',
  'size.15': '0.9375rem',
  'size.16': '1rem',
  'size.18': '1.125rem',
  'size.22': '1.375rem',
  'size.28': '1.75rem',
  'size.36': '2.25rem',
  'size.48': '3rem',
  'size.66': '4.125rem',
  'font.display': "'Rozha One', 'Rozha Phone', 'Rozha Desk', 'Rozha Wide', serif",
  'font.text': "'Anek Latin Variable', 'Anek Phone', 'Anek Desk', 'Anek Wide', system-ui, sans-serif",
  'shadow.raised': '0 1px 2px #2a173414, 0 8px 24px #2a173414',
  'motion.quick': '160ms ease-out',
} as const;

export type Token = keyof typeof tokens;

const places = new Map(Object.keys(tokens).map((token, place) => [token, place]));

/**
 * Custom property of a token: `space.16` is `--space-16`, `color.ink` is `--ink`. In production it is as short as can be: pages
 * name one six hundred times. In digits and capitals, so that it meets none that a page sets for itself.
 */
export const propertyName = (token: Token, isShort = process.env.NODE_ENV === 'production'): string =>
  isShort
    ? `--${places.get(token)?.toString(36).toUpperCase()}`
    : `--${token.replace(/^color\./, '').replace('.', '-')}`;
