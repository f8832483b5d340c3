import { startTransition, useOptimistic } from 'react';
import styled from 'styled-components';
import { useNavigate, useSearchParams } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { FacetGroup } from './FacetGroup';
import type { FacetGroup as Facet } from './fetchListing';
import { toggleFacet } from './listingQuery';

/** Checkboxes of every facet with their counts; each press changes the address. */
export function FacetPanel({ groups }: { groups: Facet[] }) {
  const navigate = useNavigate();
  const [current] = useSearchParams();
  // Where the shopper is heading: a checkbox shows its press at once, and a second press builds upon the first.
  const [search, setSearch] = useOptimistic(current);

  const toggle = (key: string, value: string) => {
    const next = toggleFacet(search, key, value);
    startTransition(async () => {
      setSearch(new URLSearchParams(next));
      await navigate(next, { preventScrollReset: true });
    });
  };

  return (
    <Panel>
      {groups.map((group) => (
        // Sizes of several systems share their key.
        <FacetGroup
          key={`${group.key} ${group.title}`}
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
