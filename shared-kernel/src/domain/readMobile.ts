/**
 * An Indian mobile number as people and their phones write it, as it is kept: ten digits. Spaces, dashes, dots, brackets
 * and the invisible marks of copied contacts go, and then `+91`, `0091`, `91` and a leading `0` where ten digits follow. What
 * is no such number comes back without those signs alone, for the check to refuse.
 */
export const readMobile = (typed: string): string =>
  typed.replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, '').replace(/^(?:(?:\+|00)?91)?0?(?=[6-9]\d{9}$)/, '');
