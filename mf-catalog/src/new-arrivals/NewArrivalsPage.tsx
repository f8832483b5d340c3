import styled from 'styled-components';
import { PageHead, StructuredData, usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo, type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { Button, Container, EmptyState, s, visuallyHidden } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { ListingBand } from '../listing/ListingBand';
import { DeliveryOnCards } from '../product-card/DeliveryOnCards';
import { fetchCards } from '../product-card/fetchCards';
import { ProductGrid } from '../product-card/ProductGrid';
import { collectionData } from '../structured-data/collectionData';
import { priceValidUntil } from '../structured-data/priceValidUntil';

const newest = 24;
const stops = [
  { name: 'Home', page: linkTo('home') },
  { name: 'New Arrivals', page: linkTo('new-arrivals') },
];
const firstScreenCards = 4;

export async function loader({ context }: LoaderFunctionArgs) {
  const products = await fetchCards(await platformOf(context).connect(), {
    sort: 'newest',
    limit: newest,
  });
  return { products, validUntil: priceValidUntil(Date.now()) };
}

export function Component() {
  const { products, validUntil } = useLoaderData<typeof loader>();
  const platform = usePlatform();
  return (
    <>
      <PageHead
        title="New Arrivals"
        description="The newest pieces in the shop, fresh from the makers: prints, handlooms, toys, jewellery and more."
        canonical={linkTo('new-arrivals')}
      />
      <StructuredData data={collectionData('New Arrivals', stops, products, { ...platform, validUntil })} />
      <ListingBand
        title="New Arrivals"
        stops={stops}
        intro="Fresh from the makers, newest first."
        picture={products.at(-1)?.pictures[0]}
        ground="color.tintHome"
      />
      <DeliveryOnCards />
      <Page>
        {products.length > 0 ? (
          <>
            <ProductsHeading>Products</ProductsHeading>
            <ProductGrid products={products} priorityCount={firstScreenCards} />
            <Button
              as={ActionLink}
              to={linkTo('category', { id: 'all', sort: 'newest' })}
              $variant="secondary"
            >
              See everything, newest first
            </Button>
          </>
        ) : (
          <EmptyState
            icon="package"
            title="This shelf is still empty"
            text="We are choosing pieces for it. Please look in again."
          />
        )}
      </Page>
      <CompareTray />
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  justify-items: start;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.32')} ${s('space.72')};
`;
/** Between the page's heading and those of the cards, for those who walk by headings. */
const ProductsHeading = styled.h2`
  ${visuallyHidden}
`;
