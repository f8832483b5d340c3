import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

export function NoSuchOrder() {
  return (
    <EmptyState
      icon="package"
      level="h1"
      title="Order Not Found"
      text="There is no order of this number in your account."
      action={
        <Button as={ActionLink} to={linkTo('profile', { tab: 'orders' })} $variant="primary">
          See your orders
        </Button>
      }
    />
  );
}
