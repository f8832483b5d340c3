import { PageHead } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title="Refund Policy" canonical={links.refundPolicy()} />
      <TitledPage title="Refund Policy" />
    </>
  );
}
