import { useEffect } from 'react';
import styled from 'styled-components';
import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { PageHead, useAuth } from '@shop/kernel/react';
import {
  ActionLink,
  linkTo,
  type LoaderFunctionArgs,
  platformOf,
  redirectTo,
  useLoaderData,
  useRevalidator,
} from '@shop/kernel/routing';
import { Button, Container, EmptyState, s } from '@shop/ui';
import { OrderCards } from '../order/OrderCards';
import { OrderHeader } from '../order/OrderHeader';
import { hasLeftTheShop } from '../order/orderTerms';
import { fetchInvoices, type Invoice } from '../order-invoice/fetchInvoices';
import { KeepOrder } from './KeepOrder';

interface LinkedOrder {
  order: Order;
  invoices: Invoice[];
  key: string;
}

interface Loaded {
  found: LinkedOrder | null;
  /** Who was signed in when it was looked for. */
  userId: string | undefined;
}

/**
 * An order for whoever has the link of its mails (adr 0063). Whose own it is, on this device or in their account, gets
 * the page on which it can be changed.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Loaded> {
  const platform = platformOf(context);
  const number = (params.number ?? '').toUpperCase();
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const state = await platform.session.settled();
  const db = await platform.connect();
  const isSomebody = state.status === 'signed-in' || (state.status === 'signed-out' && state.guest);
  const goToOwn = async () => {
    if (await fetchOrder(db, number)) throw redirectTo(platform, linkTo('order', { number }));
  };
  if (isSomebody) await goToOwn();

  const userId = state.status === 'signed-in' ? state.user.id : undefined;
  const order = await fetchOrder(db, number, key);
  // To the account of its address the order belongs from now on.
  if (order && userId) await goToOwn();
  if (!order) return { found: null, userId };
  const invoices = hasLeftTheShop(order) ? await fetchInvoices(db, number, key) : [];
  return { found: { order, invoices, key }, userId };
}

export function Component() {
  const { found, userId: loadedFor } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const userId = useAuth().user?.id;

  // Whoever signs in here may own it now.
  useEffect(() => {
    if (userId !== undefined && userId !== loadedFor) void revalidate();
  }, [userId, loadedFor, revalidate]);

  return (
    <Container $width="page">
      <PageHead title={found ? `Order ${found.order.number}` : 'Order'} noIndex />
      {found ? (
        <Page>
          <OrderHeader order={found.order} />
          <OrderCards order={found.order} invoices={found.invoices} linkKey={found.key} />
          {!userId && (
            <KeepOrder
              email={found.order.email}
              reason="This link is for reading. An account can change, cancel and return."
            />
          )}
        </Page>
      ) : (
        <EmptyState
          icon="package"
          level="h1"
          title="This link does not open an order"
          text="It may be incomplete, or older than 90 days. The newest mail about your order has a newer one."
          action={
            <Button as={ActionLink} to={linkTo('track-order')} $variant="primary">
              Track your order
            </Button>
          }
        />
      )}
    </Container>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${s('space.24')};
  padding-block: ${s('space.24')} ${s('space.72')};
`;
