import styled from 'styled-components';
import { pictureUrl } from '@shop/kernel/domain';
import { Island, PageHead } from '@shop/kernel/react';
import {
  ActionLink,
  data,
  linkTo,
  type LoaderFunctionArgs,
  platformOf,
  useLoaderData,
} from '@shop/kernel/routing';
import { Button, Container, EmptyState, from, s } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { itemCount } from '../listing/itemCount';
import { fetchListing, structuredListing } from '../listing/laterParts';
import { ListingBand } from '../listing/ListingBand';
import { ListingBody } from '../listing/ListingBody';
import { parseListingQuery } from '../listing/listingQuery';
import { isSlug } from '../slug/isSlug';
import { priceValidUntil } from '../structured-data/priceValidUntil';
import { fetchCollection } from './fetchCollection';

const sharedWidth = 960;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const query = parseListingQuery(new URL(request.url).searchParams);
  const slug = (params.collectionId ?? '').toLowerCase();
  const db = await platformOf(context).connect();
  const [collection, listing] = isSlug(slug)
    ? await Promise.all([fetchCollection(db, slug), fetchListing(db, { collection: slug }, query)])
    : [null, null];
  return data(
    collection && listing ? { collection, listing, query, validUntil: priceValidUntil(Date.now()) } : null,
    { status: collection ? 200 : 404 },
  );
}

/** A collection of the staff: what they chose, with the filters and sorts of every listing. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <NoCollection />;
  const { collection, listing, query, validUntil } = loaded;
  const { products, total, more, page } = listing;
  const shared = products[0]?.pictures[0];
  const stops = [
    { name: 'Home', page: linkTo('home') },
    { name: collection.title, page: linkTo('collection', { id: collection.slug }) },
  ];
  return (
    <>
      <PageHead
        title={page > 1 ? `${collection.title}, page ${page}` : collection.title}
        description={`${collection.description || `${collection.title}, chosen by the shop.`} ${itemCount(total, more)}, delivered across India.`}
        image={shared && pictureUrl(shared, sharedWidth)}
        canonical={linkTo('collection', { id: collection.slug, page: page > 1 ? page : undefined })}
      />
      <ListingBand
        title={collection.title}
        stops={stops}
        intro={collection.description}
        picture={shared}
        ground="color.tintHome"
      />
      <Page>
        <ListingBody listing={listing} query={query} empty={<EmptyShelf />} />
      </Page>
      <Island code={structuredListing.load}>
        <structuredListing.Part
          name={collection.title}
          stops={stops}
          products={products}
          validUntil={validUntil}
        />
      </Island>
      <CompareTray />
    </>
  );
}

const NoCollection = () => (
  <>
    <PageHead title="Collection not found" noIndex />
    <Page>
      <EmptyState
        level="h1"
        icon="search"
        title="This collection is over"
        text="Its pieces may still be in the shop."
        action={<SeeAll />}
      />
    </Page>
  </>
);

const EmptyShelf = () => (
  <EmptyState icon="package" title="This collection is being put together" action={<SeeAll />} />
);

const SeeAll = () => (
  <Button as={ActionLink} to={linkTo('category', { id: 'all' })}>
    See all products
  </Button>
);

const Page = styled(Container)`
  display: grid;
  gap: ${s('space.16')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.8')} ${s('space.72')};
  ${from('desktop')} {
    gap: ${s('space.24')};
    padding-block: ${s('space.24')} ${s('space.72')};
  }
`;
