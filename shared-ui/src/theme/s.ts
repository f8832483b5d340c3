import { propertyName, type Token } from './tokens';

/** The one way to a value of the theme: `s('space.16')` is `var(--space-16)`, in fewer letters where nobody reads them. */
export const s = (token: Token): string => `var(${propertyName(token)})`;
