import { type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Link, usePendingSearch } from '@shop/kernel/routing';
import { focusRing, Icon, s } from '@shop/ui';
import { activeFilters } from './activeFilters';
import type { Listing } from './fetchListing';
import { changeSearch, chooseFacet, clearFilters } from './listingQuery';

interface Props {
  listing: Pick<Listing, 'choice' | 'groups'>;
  max: number | undefined;
  /** Takes the focus when the last chip goes. */
  results: RefObject<HTMLElement | null>;
}

/** A chip for every filter that holds; pressing one takes it away. */
export function ActiveFilters({ listing, max, results }: Props) {
  const { search } = usePendingSearch();
  const list = useRef<HTMLUListElement>(null);
  // What is being let go has no chip any more.
  const chips = activeFilters(listing)
    .filter(({ key, value }) => search.has(key, value))
    .map(({ key, value, label }) => ({
      id: `${key} ${value}`,
      label,
      to: (pending: URLSearchParams) => chooseFacet(pending, key, value, false),
    }));
  if (max && search.has('max'))
    chips.unshift({
      id: 'max',
      label: `Under ${formatRupees(max)}`,
      to: (pending) => changeSearch(pending, { max: '' }),
    });
  if (chips.length === 0) return null;
  // What is pressed goes, and with the last chip the list.
  const passFocus = (rest: number) => (rest > 0 ? list : results).current?.focus({ preventScroll: true });
  return (
    <List ref={list} tabIndex={-1} aria-label="Active filters">
      {chips.map(({ id, label, to }) => (
        <li key={id}>
          <Chip
            to={to}
            preventScrollReset
            aria-label={`Remove filter: ${label}`}
            onClick={() => passFocus(chips.length - 1)}
          >
            {label} <Icon name="close" size={16} />
          </Chip>
        </li>
      ))}
      <li>
        <Clear to={clearFilters} preventScrollReset onClick={() => passFocus(0)}>
          Clear all
        </Clear>
      </li>
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.8')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${s('space.8')};
  min-height: 44px;
  padding: 0 ${s('space.16')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
  color: ${s('color.ink')};
  font-size: ${s('size.15')};
  text-decoration: none;
  &:focus-visible {
    ${focusRing}
  }
`;
const Clear = styled(Link)`
  display: inline-grid;
  min-height: 44px;
  padding: 0 ${s('space.8')};
  place-items: center;
`;
