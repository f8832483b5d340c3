import styled from 'styled-components';
import { PageHead } from '@shop/kernel/react';
import { type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { Container, PageTitle, s } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { fetchListing } from '../listing/laterParts';
import { ListingBody } from '../listing/ListingBody';
import { parseListingQuery } from '../listing/listingQuery';
import { NoResults } from './NoResults';
import { SearchForm } from './SearchForm';
import { SearchNote } from './SearchNote';

const longestQuery = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // No database takes a NUL character, not even to find nothing, nor half of a sign that was cut.
  const words = (searchParams.get('q') ?? '')
    .replaceAll('\0', ' ')
    .trim()
    .slice(0, longestQuery)
    .replace(/\p{Cs}$/u, '');
  const query = parseListingQuery(searchParams);
  const db = await platformOf(context).connect();
  const listing = await fetchListing(db, { words }, query);
  return { words, listing, query };
}

/** Results of a search, with the filters and sorts of every listing. */
export function Component() {
  const { words, listing, query } = useLoaderData<typeof loader>();
  // What the words found, filters or not.
  const found = listing.total > 0 || listing.groups.length > 0 || listing.type !== null;
  return (
    <>
      <PageHead title={words ? `Search: ${words}` : 'Search'} noIndex />
      <Page>
        <Heading>
          <PageTitle>{words ? `Results for “${words}”` : 'Search'}</PageTitle>
          {found && <SearchNote listing={listing} />}
        </Heading>
        <SearchForm key={words} words={words} />
        {found ? (
          <ListingBody listing={listing} query={query} featuredName="Best match" />
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
