import { Link, links, useSearchParams } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';
import { clearFilters } from './listingQuery';

/** An empty listing that says why and where to go on; `filtered` when filters may be the reason. */
export function NothingFound({ filtered }: { filtered: boolean }) {
  const [search] = useSearchParams();
  return filtered ? (
    <EmptyState
      icon="filter"
      title="Nothing matches these filters"
      text="Take one away, or see the whole collection again."
      action={
        <Button as={Link} to={clearFilters(search)}>
          Show the whole collection
        </Button>
      }
    />
  ) : (
    <EmptyState
      icon="package"
      title="This shelf is still empty"
      text="We are choosing pieces for it. Meanwhile, see what else there is."
      action={
        <Button as={Link} to={links.category('all')}>
          See all products
        </Button>
      }
    />
  );
}
