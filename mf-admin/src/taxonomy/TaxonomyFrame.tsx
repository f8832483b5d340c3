import type { ReactNode } from 'react';
import { useLocation } from '@shop/kernel/routing';
import { adminPaths } from '../layout/adminPaths';
import { SectionPage } from '../layout/SectionPage';
import { LinkChoices } from '../table/LinkChoices';

interface Props {
  /** What can be added here. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading of the lists about what products are and are called, with the way from each to the others. */
export function TaxonomyFrame({ actions, children }: Props) {
  const { pathname } = useLocation();
  const lists = [
    { to: adminPaths.section('types'), label: 'Types' },
    { to: adminPaths.categories(), label: 'Categories' },
    { to: adminPaths.attributes(), label: 'Attributes' },
    { to: adminPaths.synonyms(), label: 'Synonyms' },
  ];
  return (
    <SectionPage title="Types" actions={actions}>
      <LinkChoices
        label="Lists"
        choices={lists.map((list) => ({ ...list, current: list.to === pathname }))}
      />
      {children}
    </SectionPage>
  );
}
