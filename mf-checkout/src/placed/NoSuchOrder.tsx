import { Link, links } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

export function NoSuchOrder() {
  return (
    <EmptyState
      icon="package"
      level="h1"
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
