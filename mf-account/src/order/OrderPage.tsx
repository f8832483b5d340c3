import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { PageHead, useAuth } from '@shop/kernel/react';
import {
  data,
  databaseOf,
  type LoaderFunctionArgs,
  platformOf,
  useLoaderData,
  useReloadOnSignIn,
} from '@shop/kernel/routing';
import { Container, SignInInvitation } from '@shop/ui';
import { type ExchangeOption, fetchExchanges } from './fetchExchanges';
import { OrderDetails } from './OrderDetails';
import { OrderNotFound } from './OrderNotFound';
import { returnableUntil } from './orderTerms';

interface OrderData {
  userId: string | null;
  /** As in the address, which is what a not-found page repeats. */
  number: string;
  found?: FoundOrder;
}

export interface FoundOrder {
  order: Order;
  /** Only while something can be sent back. */
  exchanges: ExchangeOption[];
  /** When this was loaded, in milliseconds. */
  now: number;
}

/** Row level security answers with own orders alone, so another shopper's number is simply unknown. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = (params.number ?? '').toUpperCase();
  const { session, settings } = platformOf(context);
  const state = await session.settled();
  if (state.status !== 'signed-in') return { userId: null, number } satisfies OrderData;
  const db = await databaseOf(context);
  const order = await fetchOrder(db, number);
  const userId = state.user.id;
  if (!order) return data({ userId, number } satisfies OrderData, { status: 404 });
  const now = Date.now();
  const mayReturn = now < (returnableUntil(order, settings.returnDays) ?? 0);
  const exchanges = mayReturn ? await fetchExchanges(db, order) : [];
  return { userId, number, found: { order, exchanges, now } } satisfies OrderData;
}

export function Component() {
  const { userId, number, found } = useLoaderData<OrderData>();
  const { openDialog } = useAuth();
  useReloadOnSignIn(userId);

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
