import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

export function BagRefused({ message }: { message: string }) {
  return (
    <EmptyState
      icon="alert"
      title="This bag cannot be ordered as it is"
      text={message}
      action={
        <Button as={ActionLink} to={linkTo('cart')} $variant="primary">
          Change your bag
        </Button>
      }
    />
  );
}
