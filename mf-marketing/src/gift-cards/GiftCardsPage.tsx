import { PageHead } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title="Gift Cards" canonical={links.giftCards()} />
      <TitledPage title="Gift Cards" />
    </>
  );
}
