import { fetchOrder } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { PageHead, useAuth } from '@shop/kernel/react';
import {
  data,
  databaseOf,
  Link,
  links,
  platformOf,
  useLoaderData,
  type LoaderFunctionArgs,
  useReloadOnSignIn,
} from '@shop/kernel/routing';
import { Button, Container, EmptyState, SignInInvitation } from '@shop/ui';
import { Thanks } from './Thanks';

interface PlacedData {
  userId: string | null;
  order?: Order;
}

/** The order as it was written, so that a reload and a bookmark show the same thanks. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const session = await platformOf(context).session.settled();
  if (session.status !== 'signed-in') return { userId: null } satisfies PlacedData;
  const order = await fetchOrder(await databaseOf(context), (params.number ?? '').toUpperCase());
  return data({ userId: session.user.id, order } satisfies PlacedData, { status: order ? 200 : 404 });
}

export function Component() {
  const { userId, order } = useLoaderData<PlacedData>();
  const { openDialog } = useAuth();
  useReloadOnSignIn(userId);

  return (
    <Container $width="page">
      <PageHead title="Order placed" noIndex />
      {!userId && (
        <SignInInvitation onSignIn={() => openDialog('login')} title="Please log in to see your order" />
      )}
      {userId && !order && <NoSuchOrder />}
      {order && <Thanks order={order} />}
    </Container>
  );
}

function NoSuchOrder() {
  return (
    <EmptyState
      icon="package"
      title="Order Not Found"
      text="There is no order of this number in your account."
      action={
        <Button as={Link} to={links.profile('orders')} $variant="primary">
          See your orders
        </Button>
      }
    />
  );
}
