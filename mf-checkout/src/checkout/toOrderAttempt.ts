import type { Address } from '@shop/kernel/domain';
import type { GstBuyer } from '../ordering/placeOrder';
import type { ReadyCheckout } from './loadCheckout';
import type { OrderAttempt } from './orderAttempt';
import type { CheckoutChoice } from './useCheckoutChoice';

/** The order as the shopper sees it now, under a key of its own. */
export const toOrderAttempt = (
  { userId, guestEmail, lines }: ReadyCheckout,
  { choices: { useCredit, useGiftCards }, delivery, quote, method }: CheckoutChoice,
  address: Address,
  affiliateCode: string | undefined,
  gst: GstBuyer | undefined,
  sentAt: number,
): OrderAttempt => ({
  userId,
  sentAt,
  request: {
    idempotencyKey: crypto.randomUUID(),
    lines,
    addressId: address.id,
    delivery,
    coupon: quote.coupon?.id,
    useCredit,
    useGiftCards,
    paymentMethod: method,
    expectedDue: quote.amountDue,
    expectedCredit: quote.credit.used,
    expectedGiftCards: quote.giftCards.used,
    affiliateCode,
    promotions: quote.promotions.map(({ id }) => id),
    email: guestEmail,
    gst,
  },
});
