import { propertyName, type Token } from './tokens';

/** The one way to a value of the theme: `s('space.16')` is `var(--space-16)`. */
export const s = (token: Token): string => `var(${propertyName(token)})`;
