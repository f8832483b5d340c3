import styled from 'styled-components';
import { PageHead } from '@shop/kernel/react';
import { type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { Container, PageTitle, s } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { fetchEntriesOf } from '../listing/fetchListingEntries';
import { ListingBody } from '../listing/ListingBody';
import { parseListingQuery } from '../listing/listingQuery';
import { loadListing } from '../listing/loadListing';
import { NoResults } from './NoResults';
import { SearchForm } from './SearchForm';
import { searchProducts } from './searchProducts';

const longestQuery = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // No database takes a NUL character, not even to find nothing.
  const words = (searchParams.get('q') ?? '').replaceAll('\0', ' ').trim().slice(0, longestQuery);
  const query = parseListingQuery(searchParams);
  const db = await platformOf(context).connect();
  const { ids, exact } = await searchProducts(db, words);
  const listing = await loadListing(db, await fetchEntriesOf(db, ids), query);
  return { words, exact, listing, query, found: ids.length };
}

/** Results of a search, with the filters and sorts of every listing. */
export function Component() {
  const { words, exact, listing, query, found } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={words ? `Search: ${words}` : 'Search'} noIndex />
      <Page>
        <Heading>
          <PageTitle>{words ? `Results for “${words}”` : 'Search'}</PageTitle>
          {found > 0 && !exact && <p>Nothing has exactly these words, but these come close.</p>}
        </Heading>
        <SearchForm key={words} words={words} />
        {found > 0 ? (
          <ListingBody listing={listing} query={query} featuredName="Best match" empty={null} />
        ) : (
          <NoResults words={words} />
        )}
      </Page>
      <CompareTray />
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.32')} ${s('space.72')};
`;
const Heading = styled.header`
  display: grid;
  gap: ${s('space.8')};
  overflow-wrap: anywhere;
  p {
    margin: 0;
    color: ${s('color.ink2')};
  }
`;
