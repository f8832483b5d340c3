import type { GiftCardField } from './giftCardRules';

/** What was written on a card whose payment is under way. */
export type GiftCardDraft = Record<GiftCardField, string>;

const key = 'gift-card-draft';

/** Keeps the card in this tab while the shopper is on the payment page. A full or closed storage loses it quietly. */
export function keepDraft(draft: GiftCardDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Only the comfort of not typing again is lost.
  }
}

/** The card that was not paid, or nothing. */
export function readDraft(): GiftCardDraft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<GiftCardDraft> | null;
    const fields = ['amount', 'recipientEmail', 'senderName', 'message', 'buyerEmail'] as const;
    return kept && fields.every((field) => typeof kept[field] === 'string')
      ? (kept as GiftCardDraft)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Once it is paid. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
