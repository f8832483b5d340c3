import { PageHead } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title="Bulk Orders" canonical={links.bulkOrders()} />
      <TitledPage title="Bulk Orders" />
    </>
  );
}
