import { PageHead } from '@shop/kernel/react';
import { TitledPage } from '@shop/ui';

const title = 'Saved UPI IDs';

export function Component() {
  return (
    <>
      <PageHead title={title} noIndex />
      <TitledPage title={title} />
    </>
  );
}
