const widths = { tablet: 600, desktop: 960, wide: 1280 } as const;

/** Media query for this width and wider; styles without one are for phones. */
export const from = (width: keyof typeof widths): string => `@media (min-width: ${widths[width]}px)`;

/** Media query for what is narrower, where wider screens have nothing to take back. */
export const until = (width: keyof typeof widths): string => `@media (max-width: ${widths[width] - 0.02}px)`;

/** Media query for screens that are touched, where everything to press is 44 px high. */
export const forFingers = '@media (pointer: coarse)';
