/** Codes are compared in capitals and without the spaces that copying brings along. */
export const couponCodeOf = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();
