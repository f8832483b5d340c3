import { shop } from '@shop/kernel/domain';
import { PageHead } from '@shop/kernel/react';
import { TitledPage } from '@shop/ui';

const title = `${shop.name} Credit`;

export function Component() {
  return (
    <>
      <PageHead title={title} noIndex />
      <TitledPage title={title} />
    </>
  );
}
