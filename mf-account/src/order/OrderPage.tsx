import type { Order } from '@shop/kernel/domain';
import { fetchOrder } from '@shop/kernel/data';
import {
  data,
  databaseOf,
  platformOf,
  useLoaderData,
  type LoaderFunctionArgs,
  useReloadOnSignIn,
} from '@shop/kernel/routing';
import { PageHead, useAuth } from '@shop/kernel/react';
import { Container, SignInInvitation } from '@shop/ui';
import { OrderDetails } from './OrderDetails';
import { OrderNotFound } from './OrderNotFound';

interface OrderData {
  userId: string | null;
  /** As in the address, which is what a not-found page repeats. */
  number: string;
  order?: Order;
}

/** Row level security answers with own orders alone, so another shopper's number is simply unknown. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = (params.number ?? '').toUpperCase();
  const session = await platformOf(context).session.settled();
  if (session.status !== 'signed-in') return { userId: null, number } satisfies OrderData;
  const order = await fetchOrder(await databaseOf(context), number);
  return data({ userId: session.user.id, number, order } satisfies OrderData, { status: order ? 200 : 404 });
}

export function Component() {
  const { userId, number, order } = useLoaderData<OrderData>();
  const { openDialog } = useAuth();
  useReloadOnSignIn(userId);

  return (
    <Container $width="page">
      <PageHead title={order ? `Order ${order.number}` : 'Order'} noIndex />
      {!userId && (
        <SignInInvitation onSignIn={() => openDialog('login')} title="Please log in to view your order" />
      )}
      {userId && !order && <OrderNotFound number={number} />}
      {order && <OrderDetails order={order} />}
    </Container>
  );
}
