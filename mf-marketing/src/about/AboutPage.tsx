import { PageHead } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title="About Us" canonical={links.about()} />
      <TitledPage title="About Us" />
    </>
  );
}
