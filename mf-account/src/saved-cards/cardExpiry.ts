import { formatDate } from '@shop/kernel/domain';
import type { SavedCard } from './savedCards';

/** Two digits. */
const monthText = ({ expiryMonth }: SavedCard) => String(expiryMonth).padStart(2, '0');

/** `07/29`, as it stands on cards. */
export const expiryText = (card: SavedCard): string =>
  `${monthText(card)}/${String(card.expiryYear % 100).padStart(2, '0')}`;

/** A card is good to the end of its month, in India. `now` in milliseconds. */
export const isExpired = (card: SavedCard, now: number): boolean =>
  formatDate(now, 'isoDay').slice(0, 7) > `${card.expiryYear}-${monthText(card)}`;
