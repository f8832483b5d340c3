import { PageHead } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page Not Found" noIndex />
      <EmptyState
        level="h1"
        icon="search"
        title="We could not find that page"
        text="The address may be mistyped, or the page has moved to another shelf."
        action={
          <>
            <Button as={Link} to={links.home()}>
              Return to Home
            </Button>
            <Button as={Link} to={links.category()} $variant="secondary">
              See all products
            </Button>
          </>
        }
      />
    </>
  );
}
