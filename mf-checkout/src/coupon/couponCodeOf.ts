/** Characters; the shop makes no longer code. */
export const longestCode = 40;

/** Codes are compared in capitals and without the spaces that copying brings along. */
export const couponCodeOf = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();
