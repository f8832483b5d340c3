import type { SavedCard } from './savedCards';

/** `07/29`, as it stands on cards. */
export const expiryText = ({ expiryMonth, expiryYear }: SavedCard): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`;

/** A card is good to the end of its month, in India. `now` in milliseconds. */
export function isExpired({ expiryMonth, expiryYear }: SavedCard, now: number): boolean {
  // Month numbers of Date begin at 0, so this is the first moment of the month after.
  const indiaOffset = 5.5 * 3_600_000;
  return now >= Date.UTC(expiryYear, expiryMonth, 1) - indiaOffset;
}
