import styled from 'styled-components';
import { categoryName, pictureUrl } from '@shop/kernel/domain';
import { Island, PageHead } from '@shop/kernel/react';
import { ActionLink, linkTo, type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { Button, Container, departmentTint, EmptyState, from, s } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { itemCount } from '../listing/itemCount';
import { fetchListing, structuredListing } from '../listing/laterParts';
import { ListingBand } from '../listing/ListingBand';
import { ListingBody } from '../listing/ListingBody';
import { parseListingQuery } from '../listing/listingQuery';
import { priceValidUntil } from '../structured-data/priceValidUntil';
import { trailTo } from '../trail/trailTo';
import { fetchDepartment } from './fetchDepartment';

const namedInDescription = 3;
const sharedWidth = 960;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const query = parseListingQuery(new URL(request.url).searchParams);
  // Category names are compared without regard to case (docs/spec.md, 5).
  // No database takes a NUL character, not even to find nothing.
  // Without one it is all of them, which sitemaps know by one address only.
  const categoryId = (params.categoryId ?? '').toLowerCase().replaceAll('\0', '') || 'all';
  const db = await platformOf(context).connect();
  const [listing, department] = await Promise.all([
    fetchListing(db, { category: categoryId }, query),
    fetchDepartment(db, categoryId, query.type?.replaceAll('\0', '')),
  ]);
  return { listing, query, categoryId, department, validUntil: priceValidUntil(Date.now()) };
}

export function Component() {
  const { listing, query, categoryId, department, validUntil } = useLoaderData<typeof loader>();
  const { type } = listing;
  const heading = `${type?.name ?? categoryName(categoryId)} Collection`;
  const stops = trailTo(
    categoryId,
    [type?.group, type].filter((known) => known != null),
  );
  return (
    <>
      <ListingHead heading={heading} categoryId={categoryId} listing={listing} />
      <ListingBand
        title={heading}
        stops={stops}
        intro={department?.description}
        picture={department?.picture}
        ground={departmentTint(categoryId)}
      />
      <Page>
        <ListingBody listing={listing} query={query} empty={<EmptyShelf />} />
      </Page>
      {listing.total > 0 && (
        <Island code={structuredListing.load}>
          <structuredListing.Part
            name={heading}
            stops={stops}
            products={listing.products}
            validUntil={validUntil}
          />
        </Island>
      )}
      <CompareTray />
    </>
  );
}

function EmptyShelf() {
  return (
    <EmptyState
      icon="package"
      title="This shelf is still empty"
      text="We are choosing pieces for it. Meanwhile, see what else there is."
      action={
        <Button as={ActionLink} to={linkTo('category', { id: 'all' })}>
          See all products
        </Button>
      }
    />
  );
}

interface Props {
  heading: string;
  categoryId: string;
  listing: ReturnType<typeof useLoaderData<typeof loader>>['listing'];
}

function ListingHead({ heading, categoryId, listing: { products, total, more, page, type } }: Props) {
  const shared = products[0]?.pictures[0];
  const names = products.slice(0, namedInDescription).map(({ name }) => name);
  return (
    <PageHead
      title={page > 1 ? `${heading}, page ${page}` : heading}
      description={`${heading} in rupees, delivered across India: ${[...names, `${itemCount(total, more)} in all`].join(', ')}.`}
      image={shared && pictureUrl(shared, sharedWidth)}
      canonical={linkTo('category', { id: categoryId, type: type?.id, page: page > 1 ? page : undefined })}
      // Any word in an address is a category, if an empty one.
      noIndex={total === 0}
    />
  );
}

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
