import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { PageHead, useAuth } from '@shop/kernel/react';
import { shopperLoader, useParams, useShopperData } from '@shop/kernel/routing';
import { Container, SignInInvitation } from '@shop/ui';
import { type ExchangeOption, fetchExchanges } from './fetchExchanges';
import { OrderDetails } from './OrderDetails';
import { OrderNotFound } from './OrderNotFound';
import { returnableUntil } from './orderTerms';

export interface FoundOrder {
  order: Order;
  /** Only while something can be sent back. */
  exchanges: ExchangeOption[];
  /** When this was loaded, in milliseconds. */
  now: number;
}

/** Row level security answers with own orders alone, so another shopper's number is simply unknown. */
export const loader = shopperLoader(
  async ({ db, params, platform: { settings } }): Promise<FoundOrder | undefined> => {
    const order = await fetchOrder(db, orderNumber(params.number));
    if (!order) return undefined;
    const now = Date.now();
    const mayReturn = now < (returnableUntil(order, settings.returnDays) ?? 0);
    const exchanges = mayReturn ? await fetchExchanges(db, order) : [];
    return { order, exchanges, now };
  },
);

const orderNumber = (typed = '') => typed.toUpperCase();

export function Component() {
  const { userId, data: found } = useShopperData<typeof loader>();
  const number = orderNumber(useParams().number);
  const { openDialog } = useAuth();

  return (
    <Container $width="page">
      <PageHead title={found ? `Order ${number}` : 'Order'} noIndex />
      {!userId && (
        <SignInInvitation
          onSignIn={() => openDialog('login')}
          title="Please log in to view your order"
          level="h1"
        />
      )}
      {userId && !found && <OrderNotFound number={number} />}
      {found && <OrderDetails {...found} />}
    </Container>
  );
}
