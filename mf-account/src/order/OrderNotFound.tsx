import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

export function OrderNotFound({ number }: { number: string }) {
  return (
    <EmptyState
      icon="package"
      level="h1"
      title="Order Not Found"
      text={`There is no order ${number} in your account. Please check the number, or look in your list of orders.`}
      action={
        <Button as={ActionLink} to={linkTo('profile', { tab: 'orders' })} $variant="primary">
          See your orders
        </Button>
      }
    />
  );
}
