/*
 * What the device remembers may be of another version or tampered with, so each entry is looked at whole: one
 * that is none is dropped, and no page ever shows ₹NaN.
 */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isName = (value: unknown): value is string => isText(value) && value !== '';
/** Rupees, or a number of something. */
export const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
