import { PageHead } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

/** The page of an unknown product, in the words of spec §8. */
export function ProductNotFound() {
  return (
    <>
      <PageHead title="Product Not Found" noIndex />
      <EmptyState
        level="h1"
        icon="search"
        title="Product Not Found"
        text="The requested product could not be found. Please check the URL or return to the homepage."
        action={
          <Button as={ActionLink} to={linkTo('home')}>
            Return to Home
          </Button>
        }
      />
    </>
  );
}
