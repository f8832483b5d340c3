/** India's one zone is ahead of UTC by this many milliseconds, in summer as in winter. */
const offset = 5.5 * 3_600_000;

/**
 * `2026-11-21T09:30`: the minute in India, as inputs of day and time write it. By hand: what `Intl` makes of any language is the
 * engine's own, and WebKit may know none but that of the United States.
 */
export const istMinute = (at: string | number): string =>
  new Date(new Date(at).getTime() + offset).toISOString().slice(0, 16);
