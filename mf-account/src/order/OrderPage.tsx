import { fetchOrder } from '@shop/kernel/data';
import { PageHead, useAuth } from '@shop/kernel/react';
import { shopperLoader, useParams, useShopperData } from '@shop/kernel/routing';
import { Container, SignInInvitation } from '@shop/ui';
import { fetchInvoices } from '../order-invoice/fetchInvoices';
import { fetchSavedVpas, type SavedVpa } from '../saved-vpa/savedVpas';
import { fetchExchanges, mayExchangeSize } from './fetchExchanges';
import type { FoundOrder } from './FoundOrder';
import { OrderDetails } from './OrderDetails';
import { OrderNotFound } from './OrderNotFound';
import { hasLeftTheShop, returnableUntil } from './orderTerms';

/** Row level security answers with own orders alone, so another shopper's number is simply unknown. */
export const loader = shopperLoader(
  async ({ db, params, platform: { settings, service } }): Promise<FoundOrder | undefined> => {
    const order = await fetchOrder(db, orderNumber(params.number));
    if (!order) return undefined;
    const now = service.now();
    const mayReturn = now < (returnableUntil(order, settings.returnDays) ?? 0);
    const [exchanges, maySwap, vpas, invoices] = await Promise.all([
      mayReturn ? fetchExchanges(db, order) : [],
      mayReturn && mayExchangeSize(db, order.number),
      mayReturn ? fetchSavedVpas(db).then(confirmed) : [],
      hasLeftTheShop(order) ? fetchInvoices(db, order.number) : [],
    ]);
    return { order, exchanges, mayExchangeSize: maySwap, vpas, invoices, now };
  },
  { admitsGuests: true },
);

const confirmed = (vpas: readonly SavedVpa[]) =>
  vpas.filter(({ state }) => state === 'verified').map(({ vpa }) => vpa);

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
