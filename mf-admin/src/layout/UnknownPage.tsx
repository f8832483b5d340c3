import { PageHead } from '@shop/kernel/react';
import { Link } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';
import { adminPaths } from './adminPaths';

/** What stands at an address of no section: the frame stays, and with it every way on. */
export function Component() {
  return (
    <>
      <PageHead title="Not found · Admin Dashboard" noIndex />
      <EmptyState
        level="h1"
        icon="search"
        title="Not found"
        text="No page of the dashboard has this address."
        action={
          <Button as={Link} to={adminPaths.section('')} $variant="secondary">
            Open the dashboard
          </Button>
        }
      />
    </>
  );
}
