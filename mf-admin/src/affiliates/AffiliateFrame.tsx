import type { ReactNode } from 'react';
import { useLocation } from '@shop/kernel/routing';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { LinkChoices } from '../table/LinkChoices';

/** Heading of the lists about affiliates, with the way from each to the others. */
export function AffiliateFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const lists = [
    { to: adminPaths.section('affiliates'), label: 'Affiliates' },
    { to: adminPaths.commissions(), label: 'Commissions' },
    { to: adminPaths.payouts(), label: 'Payouts' },
    { to: adminPaths.tds(), label: 'TDS' },
  ];
  return (
    <SectionPage title="Affiliates">
      <LinkChoices
        label="Lists"
        choices={lists.map((list) => ({ ...list, current: list.to === pathname }))}
      />
      {children}
    </SectionPage>
  );
}
