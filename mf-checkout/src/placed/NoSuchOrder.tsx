import { useAuth } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

/** Somebody's own order that is not there; a guest has the mail with its link and no account. */
export function NoSuchOrder() {
  const { guest } = useAuth();

  return (
    <EmptyState
      icon="package"
      level="h1"
      title="Order Not Found"
      text={
        guest
          ? 'This device knows no order of this number. The link in our mail opens it on any device.'
          : 'There is no order of this number in your account.'
      }
      action={
        <Button
          as={ActionLink}
          to={guest ? linkTo('track-order') : linkTo('profile', { tab: 'orders' })}
          $variant="primary"
        >
          {guest ? 'Track an order' : 'See your orders'}
        </Button>
      }
    />
  );
}
