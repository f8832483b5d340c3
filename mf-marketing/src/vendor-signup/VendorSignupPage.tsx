import { PageHead } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title="Vendor Signup" canonical={links.vendorSignup()} />
      <TitledPage title="Vendor Signup" />
    </>
  );
}
