import { Link, useSearchParams } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';
import { clearFilters } from './listingQuery';

/** What filters left of a listing when they left nothing: why, and the way back. */
export function NothingFound() {
  const [search] = useSearchParams();
  return (
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
  );
}
