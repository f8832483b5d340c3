import type { RefObject } from 'react';
import { Link } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';
import { clearFilters } from './listingQuery';

interface Props {
  /** Takes the focus when the way back is gone, and this with it. */
  results: RefObject<HTMLElement | null>;
}

/** What filters left of a listing when they left nothing: why, and the way back. */
export function NothingFound({ results }: Props) {
  return (
    <EmptyState
      icon="filter"
      title="Nothing matches these filters"
      text="Take one away, or see the whole collection again."
      action={
        <Button as={Link} to={clearFilters} onClick={() => results.current?.focus({ preventScroll: true })}>
          Show the whole collection
        </Button>
      }
    />
  );
}
