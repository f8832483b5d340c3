import { PageHead } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title="Track Your Order" canonical={links.trackOrder()} />
      <TitledPage title="Track Your Order" />
    </>
  );
}
