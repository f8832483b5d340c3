/**
 * In pixels at the usual size of letters. Media queries say them by that size: whoever set a larger one has as little room as on a
 * smaller screen.
 */
const widths = { tablet: 600, desktop: 960, wide: 1280 } as const;

/** Media query for this width and wider; styles without one are for phones. */
export const from = (width: keyof typeof widths): string => `@media (min-width: ${widths[width] / 16}em)`;

/** Media query for what is narrower, where wider screens have nothing to take back. */
export const until = (width: keyof typeof widths): string =>
  `@media (max-width: ${widths[width] / 16 - 0.01}em)`;

/** Media query for screens that are touched, where everything to press is 44 px high. */
export const forFingers = '@media (pointer: coarse)';
