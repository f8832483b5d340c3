import { callFunction } from '@shop/kernel/data';
import { leaveFor, usePlatform } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import type { OrderReceipt } from './placeOrder';

/** Goes where an order that was made leads: to its payment, to its thanks, or to what became of it meanwhile. */
export function useFollowOrder(): (receipt: OrderReceipt) => Promise<void> {
  const { connect, commands, links } = usePlatform();
  const navigate = useNavigate();

  /** To the payment page first, so that the provider's back button leads there and not to a second order. */
  const pay = async (number: string, paymentId: string) => {
    const page = linkTo('order-payment', { number });
    await navigate(page, { replace: true });
    // Of a way that was overtaken by another load the end is still to come.
    const places = [location.pathname, links.resolve(page)];
    // Whoever cancelled the order there or went elsewhere meanwhile is taken nowhere.
    const isThere = () => places.includes(location.pathname);
    try {
      const { url, fields } = await callFunction(await connect(), 'payments-start', {
        payment_id: paymentId,
      });
      if (isThere()) void leaveFor(url, fields);
    } catch {
      if (isThere())
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
