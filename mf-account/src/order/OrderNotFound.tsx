import { useAuth } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

/** A guest has the mail with its link, and no account with a list. */
export function OrderNotFound({ number }: { number: string }) {
  const { user } = useAuth();

  return (
    <EmptyState
      icon="package"
      level="h1"
      title="Order Not Found"
      text={
        user
          ? `There is no order ${number} in your account. Please check the number, or look in your list of orders.`
          : `This device knows no order ${number}. The link in our mail opens it on any device.`
      }
      action={
        <Button
          as={ActionLink}
          to={user ? linkTo('profile', { tab: 'orders' }) : linkTo('track-order')}
          $variant="primary"
        >
          {user ? 'See your orders' : 'Track an order'}
        </Button>
      }
    />
  );
}
