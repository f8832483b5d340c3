import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Island } from '@shop/kernel/react';
import { Link, usePendingSearch } from '@shop/kernel/routing';
import { from, Pager, s, visuallyHidden } from '@shop/ui';
import { DeliveryOnCards } from '../product-card/DeliveryOnCards';
import { ProductGrid } from '../product-card/ProductGrid';
import { ActiveFilters } from './ActiveFilters';
import { activeFilters } from './activeFilters';
import type { Listing } from './fetchListing';
import { FilterDrawer } from './FilterDrawer';
import { facetPanel, nothingFound } from './laterParts';
import { changeSearch, type ListingQuery } from './listingQuery';
import { ListingToolbar } from './ListingToolbar';

/** A phone’s first row; wider screens find the rest of theirs at their first layout. */
const firstScreenCards = 2;

interface Props {
  listing: Listing;
  query: ListingQuery;
  /** What `featured` is called here. */
  featuredName?: string;
  /** Shown where nothing is on offer, filters or not; without it there is something, and filters or a type left nothing of it. */
  empty?: ReactNode;
}

/** Toolbar, filters, cards and pages of a listing; everything it lets shoppers change stands in the address. */
export function ListingBody({ listing, query, featuredName, empty }: Props) {
  const { products, total, more, page, pages, groups } = listing;
  const results = useRef<HTMLHeadingElement>(null);
  // On the way to another page the list stays as it is: that page may be long in coming.
  const { isPending } = usePendingSearch();
  const active = activeFilters(listing).length + (query.max ? 1 : 0);
  const hasFacets = groups.length > 0;
  return (
    <>
      <DeliveryOnCards />
      <ListingToolbar total={total} more={more} featuredName={featuredName}>
        {hasFacets && <FilterDrawer groups={groups} active={active} total={total} more={more} />}
      </ListingToolbar>
      <ActiveFilters listing={listing} max={query.max} results={results} />
      <Columns $withFacets={hasFacets}>
        {hasFacets && (
          <Facets aria-label="Filters">
            <Island follows code={facetPanel.load}>
              <facetPanel.Part groups={groups} />
            </Island>
          </Facets>
        )}
        <Results aria-busy={isPending} $isUpdating={isPending}>
          <ResultsHeading ref={results} tabIndex={-1}>
            Products
          </ResultsHeading>
          {total === 0 &&
            (active > 0 || empty === undefined ? (
              <Island code={nothingFound.load}>
                <nothingFound.Part results={results} />
              </Island>
            ) : (
              empty
            ))}
          {total > 0 && (
            <ProductGrid
              products={products}
              layout={query.layout}
              arrangement="beside-facets"
              priorityCount={firstScreenCards}
            />
          )}
          <Pager
            link={Link}
            page={page}
            pages={pages}
            addressOf={(target) => (pending) =>
              changeSearch(pending, { page: target > 1 ? String(target) : '' })
            }
          />
        </Results>
      </Columns>
    </>
  );
}

const Columns = styled.div<{ $withFacets: boolean }>`
  display: grid;
  gap: ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);
  ${from('desktop')} {
    grid-template-columns: ${({ $withFacets }) => ($withFacets ? '220px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
  }
`;
const Facets = styled.aside`
  display: none;
  ${from('desktop')} {
    display: block;
  }
`;
const Results = styled.div<{ $isUpdating: boolean }>`
  display: grid;
  align-content: start;
  gap: ${s('space.48')};
  grid-template-columns: minmax(0, 1fr);
  opacity: ${({ $isUpdating }) => ($isUpdating ? 0.6 : 1)};
  transition: opacity ${s('motion.quick')} 150ms;
`;
/** Between the page's heading and those of the cards, for those who walk by headings. */
const ResultsHeading = styled.h2`
  ${visuallyHidden}
`;
