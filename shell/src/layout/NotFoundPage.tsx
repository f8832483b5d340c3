import { PageHead } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
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
            <Button as={ActionLink} to={linkTo('home')}>
              Return to Home
            </Button>
            <Button as={ActionLink} to={linkTo('category')} $variant="secondary">
              See all products
            </Button>
          </>
        }
      />
    </>
  );
}
