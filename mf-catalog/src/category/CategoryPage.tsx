import { categoryName, formatRupees } from '@shop/kernel/domain';
import { PageHead, StructuredData } from '@shop/kernel/react';
import { databaseOf, Link, links, useLoaderData, type LoaderFunctionArgs } from '@shop/kernel/routing';
import { Breadcrumbs, Container, PageTitle, s } from '@shop/ui';
import styled from 'styled-components';
import { CompareTray } from '../compare/CompareTray';
import { ProductGrid } from '../product-card/ProductGrid';
import { collectionData, priceValidUntil } from './collectionData';
import { ListingToolbar } from './ListingToolbar';
import { loadListing } from './loadListing';
import { NothingFound } from './NothingFound';
import { Pager } from './Pager';
import { parseListingQuery } from './listingQuery';

const firstScreenCards = 4;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const query = parseListingQuery(new URL(request.url).searchParams);
  const listing = await loadListing(await databaseOf(context), params.categoryId, query);
  return {
    ...listing,
    query,
    categoryId: params.categoryId ?? '',
    validUntil: priceValidUntil(Date.now()),
  };
}

export function Component() {
  const { products, total, page, pages, query, categoryId, validUntil } = useLoaderData<typeof loader>();
  const name = categoryName(categoryId);
  const heading = `${name} Collection`;
  const address = links.category(categoryId || undefined);
  return (
    <>
      <PageHead
        title={page > 1 ? `${heading}, page ${page}` : heading}
        description={`${heading}: ${total} pieces with prices in rupees, delivered across India. ${summaryOf(products.map((product) => product.name))}`}
        canonical={page > 1 ? `${address}?page=${page}` : address}
      />
      <StructuredData data={collectionData(heading, address, products, validUntil)} />
      <Page>
        <Breadcrumbs
          items={[{ label: 'Home', href: links.home() }, { label: name }]}
          renderLink={(href, label) => <Link to={href}>{label}</Link>}
        />
        <Heading>
          <PageTitle>{heading}</PageTitle>
          <Count role="status">
            {total} {total === 1 ? 'item' : 'items'}
            {query.max && ` under ${formatRupees(query.max)}`}
          </Count>
        </Heading>
        <ListingToolbar query={query} />
        {total === 0 ? (
          <NothingFound capped={query.max !== undefined} categoryId={categoryId} />
        ) : (
          <ProductGrid products={products} layout={query.layout} priorityCount={firstScreenCards} />
        )}
        <Pager page={page} pages={pages} />
      </Page>
      <CompareTray />
    </>
  );
}

const summaryOf = (names: string[]) => names.slice(0, 3).join(', ');

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
