import { formatRupees } from '@shop/kernel/domain';
import { type FieldErrors, fieldErrors, type FieldRules } from '../forms/fieldRules';
import { emailRule } from '../forms/inquiryRules';

/** Rupees offered by one press, and what is chosen at first (spec §9, Gift cards; §4). */
export const giftCardPresets = [500, 1000, 2000, 5000] as const;
export const defaultGiftCardAmount = 1000;

/** Smallest and largest amount in rupees (spec §9). */
export const giftCardLimits = { min: 100, max: 50_000 } as const;

export type GiftCardTextField = 'recipientEmail' | 'senderName' | 'message' | 'buyerEmail';
export type GiftCardField = GiftCardTextField | 'amount';

const texts: FieldRules<GiftCardTextField> = {
  recipientEmail: { ...emailRule, missing: 'Enter the e-mail address of the person you give to' },
  senderName: {
    required: true,
    max: 80,
    kind: 'line',
    missing: 'Enter your name, so that they know who gives',
  },
  message: { required: false, max: 300, kind: 'text', missing: '' },
  buyerEmail: { ...emailRule, missing: 'Enter your own e-mail address, for the receipt' },
};

export const giftCardRules = texts;

/** Whole rupees within the limits. */
export const isGiftCardAmount = (amount: number): boolean =>
  Number.isInteger(amount) && amount >= giftCardLimits.min && amount <= giftCardLimits.max;

/** What is wrong with a purchase, field by field; `amount` in rupees, texts cleaned. `buy_gift_card` checks again. */
export function giftCardErrors(
  amount: number,
  values: Readonly<Record<GiftCardTextField, string>>,
): FieldErrors<GiftCardField> {
  const errors: FieldErrors<GiftCardField> = fieldErrors(texts, values);
  if (!isGiftCardAmount(amount)) {
    const { min, max } = giftCardLimits;
    errors.amount = `Choose a whole amount from ${formatRupees(min)} to ${formatRupees(max)}`;
  }
  return errors;
}
