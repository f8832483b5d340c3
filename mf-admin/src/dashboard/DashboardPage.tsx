import { PageHead } from '@shop/kernel/react';
import { TitledPage } from '@shop/ui';
import { AdminOnly } from '../access/AdminOnly';

const title = 'Admin Dashboard';

export function Component() {
  return (
    <>
      <PageHead title={title} noIndex />
      <AdminOnly>
        <TitledPage title={title} />
      </AdminOnly>
    </>
  );
}
