import type { ReactNode } from 'react';
import { ActionLink, useLocation } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { LinkChoices } from '../table/LinkChoices';

/** Heading of the two lists of the cash desk, with the way from each to the other. */
export function CashFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const lists = [
    { to: adminPaths.section('cash'), label: 'Open cash' },
    { to: adminPaths.remittances(), label: 'Remittances' },
  ];
  return (
    <SectionPage
      title="Cash desk"
      actions={
        <Button as={ActionLink} to={adminPaths.newRemittance()} $size="small">
          Enter a remittance
        </Button>
      }
    >
      <LinkChoices
        label="Lists"
        choices={lists.map((list) => ({ ...list, current: list.to === pathname }))}
      />
      {children}
    </SectionPage>
  );
}
