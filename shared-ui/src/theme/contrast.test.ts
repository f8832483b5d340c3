import { darkTokens } from './darkTokens';
import { type Token, tokens } from './tokens';

const channel = (hex: string) => {
  const value = parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));
/** As WCAG counts it, from 1 to 21. */
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['color.paper', 'color.surface', 'color.sunk'] as const;
const inks = ['color.ink', 'color.ink2', 'color.ink3'] as const;
const strong = ['color.madder', 'color.madderDeep', 'color.kumkum', 'color.neem', 'color.neel'] as const;

/** Text and what it stands on, as elements use them. */
const texts: (readonly [Token, Token])[] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
  ...[...strong, 'color.amberText' as const].flatMap((ink) =>
    (['color.paper', 'color.surface'] as const).map((ground) => [ink, ground] as const),
  ),
  ...strong.map((ground) => ['color.onMadder', ground] as const),
  ...(['color.tintError', 'color.tintSuccess', 'color.tintInfo', 'color.haldi'] as const).map(
    (ground) => ['color.ink', ground] as const,
  ),
  ['color.paper', 'color.ink'],
  ['color.onDark', 'color.ink'],
  ['color.kumkum', 'color.tintError'],
];
/** Borders of fields, the ring of the focus, icons: what has to be seen and not read. */
const shapes: (readonly [Token, Token])[] = [
  ...grounds.map((ground) => ['color.lineStrong', ground] as const),
  ...grounds.map((ground) => ['color.neel', ground] as const),
  ['color.star', 'color.surface'],
];

const schemes: [string, Record<Token, string>][] = [
  ['light', tokens],
  ['dark', { ...tokens, ...darkTokens }],
];

test.each(schemes)('%s: every ink can be read on every ground it is used on (WCAG 1.4.3)', (_, theme) => {
  expect(texts.filter(([ink, ground]) => contrast(theme[ink], theme[ground]) < 4.5)).toEqual([]);
});

test.each(schemes)('%s: what has to be seen stands out (WCAG 1.4.11)', (_, theme) => {
  expect(shapes.filter(([shape, ground]) => contrast(theme[shape], theme[ground]) < 3)).toEqual([]);
});
