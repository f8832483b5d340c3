import { categoryName } from '@shop/kernel/domain';
import { PageHead, StructuredData } from '@shop/kernel/react';
import {
  databaseOf,
  Link,
  links,
  useLoaderData,
  useNavigation,
  type LoaderFunctionArgs,
} from '@shop/kernel/routing';
import { Breadcrumbs, Container, from, PageTitle, s, visuallyHidden } from '@shop/ui';
import styled from 'styled-components';
import { CompareTray } from '../compare/CompareTray';
import { ProductGrid } from '../product-card/ProductGrid';
import { ActiveFilters } from './ActiveFilters';
import { collectionData } from '../structured-data/collectionData';
import { priceValidUntil } from '../structured-data/priceValidUntil';
import { FacetPanel } from './FacetPanel';
import { FilterDrawer } from './FilterDrawer';
import { parseListingQuery } from './listingQuery';
import { ListingToolbar } from './ListingToolbar';
import { loadListing } from './loadListing';
import { NothingFound } from './NothingFound';
import { Pager } from './Pager';

const firstScreenCards = 4;
const namedInDescription = 3;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const query = parseListingQuery(new URL(request.url).searchParams);
  // Category names are compared without regard to case (spec §5).
  const categoryId = (params.categoryId ?? '').toLowerCase();
  const listing = await loadListing(await databaseOf(context), categoryId, query);
  return { listing, query, categoryId, validUntil: priceValidUntil(Date.now()) };
}

export function Component() {
  const { listing, query, categoryId, validUntil } = useLoaderData<typeof loader>();
  const { products, total, page, pages, choice, groups } = listing;
  const isUpdating = useNavigation().state === 'loading';
  const name = categoryName(categoryId);
  const heading = `${name} Collection`;
  const active = Object.values(choice).flat().length + (query.max ? 1 : 0);
  return (
    <>
      <ListingHead heading={heading} categoryId={categoryId} listing={listing} />
      <StructuredData data={collectionData(heading, links.category(categoryId), products, validUntil)} />
      <Page>
        <Breadcrumbs
          items={[{ label: 'Home', href: links.home() }, { label: name }]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
        <Heading>
          <PageTitle>{heading}</PageTitle>
          <Count role="status">
            {total} {total === 1 ? 'item' : 'items'}
          </Count>
        </Heading>
        <ListingToolbar query={query}>
          {groups.length > 0 && <FilterDrawer groups={groups} active={active} total={total} />}
        </ListingToolbar>
        <ActiveFilters choice={choice} max={query.max} />
        <Columns $withFacets={groups.length > 0}>
          {groups.length > 0 && (
            <Facets aria-label="Filters">
              <FacetPanel groups={groups} />
            </Facets>
          )}
          <Results aria-busy={isUpdating} $isUpdating={isUpdating}>
            <ResultsHeading>Products</ResultsHeading>
            {total === 0 ? (
              <NothingFound filtered={active > 0} />
            ) : (
              <ProductGrid
                products={products}
                layout={query.layout}
                arrangement="beside-facets"
                priorityCount={firstScreenCards}
              />
            )}
            <Pager page={page} pages={pages} />
          </Results>
        </Columns>
      </Page>
      <CompareTray />
    </>
  );
}

interface HeadProps {
  heading: string;
  categoryId: string;
  listing: ReturnType<typeof useLoaderData<typeof loader>>['listing'];
}

function ListingHead({ heading, categoryId, listing: { products, total, page } }: HeadProps) {
  const address = links.category(categoryId);
  const names = products.slice(0, namedInDescription).map(({ name }) => name);
  return (
    <PageHead
      title={page > 1 ? `${heading}, page ${page}` : heading}
      description={`${heading} in rupees, delivered across India: ${[...names, `${total} in all`].join(', ')}.`}
      canonical={page > 1 ? `${address}?page=${page}` : address}
    />
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.16')} ${s('space.72')};
`;
const Heading = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${s('space.8')} ${s('space.16')};
`;
const Count = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
`;
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
