import { DataError } from '@shop/kernel/data';
import { formatRupees, lookUp } from '@shop/kernel/domain';

type NameOf = (variantId: string) => string;

const signInAgain = () => 'Your sign-in has ended. Nothing was ordered: please sign in again.';
const startAgain = () => 'This order could not be read. Nothing was ordered: please check it and try again.';
const couponRefused = ({ message }: DataError) =>
  `${message} Nothing was ordered: please look at the new amounts and place the order again.`;
const placeRefused = ({ message }: DataError) => `${message} Nothing was ordered.`;
const rupees = (value: unknown) => (typeof value === 'number' ? formatRupees(value) : 'another amount');

const lookAgain = 'please look at the new amounts and place the order again';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0);

/** Which sum was seen and which one counts now, with who pays it where credit or gift cards do. */
function totalChanged(details: DataError['details']): string {
  const { reason, expected, actual } = details;
  const credit = numberOf(details.actual_credit);
  const giftCards = numberOf(details.actual_gift_cards);
  const seen = numberOf(expected) + numberOf(details.expected_credit) + numberOf(details.expected_gift_cards);
  const now = numberOf(actual) + credit + giftCards;
  const paid = [
    credit > 0 && `${formatRupees(credit)} from your store credit`,
    giftCards > 0 && `${formatRupees(giftCards)} from your gift cards`,
    `${rupees(actual)} to pay`,
  ];
  return [
    typeof reason === 'string' && reason,
    seen !== now && `The total changed from ${rupees(seen)} to ${rupees(now)}.`,
    (seen === now || credit + giftCards > 0) && `It would be ${paid.filter(Boolean).join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const linkEnded = () => 'This link has ended. Nothing was ordered: please call us.';

/** What a shopper reads for each way in which `place_order` and `place_linked_draft` refuse. In all of them nothing was written. */
const texts: Readonly<Record<string, (error: DataError, nameOf: NameOf) => string>> = {
  TOTAL_CHANGED: ({ details }) => `${totalChanged(details)} Nothing was ordered: ${lookAgain}.`,
  OUT_OF_STOCK: ({ details: { variant_id: id, available } }, nameOf) => {
    const name = nameOf(String(id));
    if (available === 0) return `${name} has just sold out. Nothing was ordered.`;
    return `Only ${String(available)} of ${name} ${available === 1 ? 'is' : 'are'} left. Nothing was ordered.`;
  },
  UNKNOWN_VARIANT: ({ details }, nameOf) =>
    `${nameOf(String(details.variant_id))} is no longer sold. Nothing was ordered.`,
  // A blocked account's.
  FORBIDDEN: placeRefused,
  UNSERVICEABLE_PIN: placeRefused,
  NO_EXPRESS: placeRefused,
  NO_CASH: placeRefused,
  DRAFT_PLACED: ({ message }) => message,
  STALE: ({ details: { expected, actual } }) =>
    `We have changed this order since you opened it. ${expected === actual ? `It still comes to ${rupees(actual)}.` : `It comes to ${rupees(actual)} now, not ${rupees(expected)}.`} Nothing was ordered: please look at it again.`,
  UNKNOWN_DRAFT: linkEnded,
  // The key opens nothing, which the shop answers with nothing.
  EMPTY: linkEnded,
  CUSTOMER_BLOCKED: () => 'We cannot take this order. Nothing was ordered: please write to us.',
  // Of a saved address only that it names another state than its PIN code; what else is wrong is a linked draft's.
  INVALID_ADDRESS: ({ message, details }) =>
    'pin' in details
      ? `${message} Nothing was ordered.`
      : 'The address is not whole. Nothing was ordered: please call us.',
  INVALID_GST: placeRefused,
  COD_LIMIT: () => 'This total is too high for cash on delivery. Nothing was ordered.',
  UNKNOWN_ADDRESS: () => 'This address is no longer saved. Nothing was ordered: please choose another.',
  COUPON_UNKNOWN: couponRefused,
  COUPON_NOT_YET: couponRefused,
  COUPON_EXPIRED: couponRefused,
  COUPON_MINIMUM: couponRefused,
  COUPON_USED_UP: couponRefused,
  COUPON_ALREADY_USED: couponRefused,
  COUPON_SIGN_IN: couponRefused,
  COUPON_MEMBERS: couponRefused,
  CREDIT_SHORT: () =>
    'Your store credit or gift cards changed meanwhile. Nothing was ordered: please look at the new amounts.',
  TOO_MANY_ATTEMPTS: ({ message }) => `${message} Nothing was ordered.`,
  SIGN_IN_REQUIRED: signInAgain,
  IDEMPOTENCY_KEY_REUSED: startAgain,
  INVALID_LINES: startAgain,
  // Of a guest's address, the only field that placing takes as it was typed.
  INVALID_FIELD: () => 'Please check your e-mail address. Nothing was ordered.',
  INVALID_DELIVERY: startAgain,
  INVALID_PAYMENT_METHOD: () =>
    'What is left to pay changed. Nothing was ordered: please choose again how to pay.',
};

/**
 * Why the order was refused, in words; `undefined` when the shop's answer is not known (it may have been lost
 * on its way), in which case the order may well exist.
 */
export function refusalText(error: unknown, nameOf: NameOf): string | undefined {
  return error instanceof DataError ? lookUp(texts, error.code)?.(error, nameOf) : undefined;
}
