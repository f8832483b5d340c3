import styled from 'styled-components';
import { s } from '@shop/ui';
import { FacetGroup } from './FacetGroup';
import type { FacetGroup as Facet } from './fetchListing';
import { toggleFacet } from './listingQuery';
import type { ComingSearch } from './useComingSearch';

interface Props {
  groups: Facet[];
  coming: ComingSearch;
}

/** Checkboxes of every facet with their counts; each press changes the address. */
export function FacetPanel({ groups, coming: { search, go } }: Props) {
  return (
    <Panel>
      {groups.map((group) => (
        // Sizes of several systems share their key, and may share their title.
        <FacetGroup
          key={`${group.key} ${group.part}`}
          facet={group}
          chosen={search.getAll(group.key)}
          onToggle={(value) => go(toggleFacet(search, group.key, value))}
        />
      ))}
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${s('space.8')};
`;
