import { Link, links } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

interface Props {
  /** Whether a filter may be the reason. */
  capped: boolean;
  categoryId: string;
}

/** An empty listing that says why and where to go on. */
export function NothingFound({ capped, categoryId }: Props) {
  return capped ? (
    <EmptyState
      icon="tag"
      title="Nothing at this price yet"
      text="Everything in this collection costs a little more."
      action={
        <Button as={Link} to={links.category(categoryId || undefined)}>
          Show the whole collection
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="package"
      title="This shelf is still empty"
      text="We are choosing pieces for it. Meanwhile, see what is new."
      action={
        <Button as={Link} to={links.category('all')}>
          See all products
        </Button>
      }
    />
  );
}
