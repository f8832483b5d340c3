import styled from 'styled-components';
import { usePendingSearch } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { FacetGroup } from './FacetGroup';
import type { FacetGroup as Facet } from './fetchListing';
import { chooseFacet } from './listingQuery';

/** Checkboxes of every facet with their counts; each press changes the address. */
export function FacetPanel({ groups }: { groups: Facet[] }) {
  const { search, go } = usePendingSearch();
  const toggle = (key: string, value: string) => {
    const isChosen = !search.has(key, value);
    go((pending) => chooseFacet(pending, key, value, isChosen), { preventScrollReset: true });
  };
  return (
    <Panel>
      {groups.map((group) => (
        // Sizes of several systems share their key, and may share their title.
        <FacetGroup
          key={`${group.key} ${group.part}`}
          facet={group}
          chosen={search.getAll(group.key)}
          onToggle={(value) => toggle(group.key, value)}
        />
      ))}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${s('space.8')};
`;
