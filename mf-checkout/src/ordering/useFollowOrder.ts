import { callFunction } from '@shop/kernel/data';
import { leaveFor, usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import type { OrderReceipt } from './placeOrder';

/** Goes where an order that was made leads: to its payment, to its thanks, or to what became of it meanwhile. */
export function useFollowOrder(): (receipt: OrderReceipt) => Promise<void> {
  const { connect, commands } = usePlatform();
  const navigate = useNavigate();

  /** To the payment page first, so that the provider's back button leads there and not to a second order. */
  const pay = async (number: string, paymentId: string) => {
    await navigate(linkTo('order-payment', { number }), { replace: true });
    try {
      const page = await callFunction(await connect(), 'payments-start', { payment_id: paymentId });
      void leaveFor(page.url, page.fields);
    } catch {
      void commands.run('show-toast', {
        message: 'The payment page did not open. Please try again.',
        tone: 'error',
      });
    }
  };

  return async ({ number, status, paymentId }) => {
    if (status === 'pending_payment' && paymentId) return pay(number, paymentId);
    if (status === 'expired' || status === 'cancelled') return navigate(linkTo('order-payment', { number }));
    // Away first: the emptied bag would send the checkout to the cart.
    await navigate(linkTo('order-placed', { number }), { replace: true });
  };
}
