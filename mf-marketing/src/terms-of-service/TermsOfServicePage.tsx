import { PageHead } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title="Terms of Service" canonical={links.termsOfService()} />
      <TitledPage title="Terms of Service" />
    </>
  );
}
