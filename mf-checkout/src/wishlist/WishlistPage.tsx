import styled from 'styled-components';
import { fetchProducts } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import { PageHead, useToast, useWishlist } from '@shop/kernel/react';
import { Link, links, platformOf, useLoaderData, type LoaderFunctionArgs } from '@shop/kernel/routing';
import { Alert, Button, CardGrid, EmptyState, s, TitledPage } from '@shop/ui';
import { useLatest } from '../loading/useLatest';
import { useRevalidateOn } from '../loading/useRevalidateOn';
import { WishlistCard } from './WishlistCard';

interface WishlistData {
  /** What is known of the saved products now, by id; empty when the shop did not answer. Never rejects. */
  products: Promise<ReadonlyMap<string, Product>>;
}

/** Not awaited: the list shows at once, prices and stock follow. */
export function loader({ context }: LoaderFunctionArgs): WishlistData {
  const { session, wishlist, connect } = platformOf(context);
  const read = async () => {
    await session.settled();
    await wishlist.saved();
    const ids = wishlist.get().map(({ id }) => id);
    if (ids.length === 0) return new Map<string, Product>();
    const { products } = await fetchProducts(await connect(), { ids, limit: ids.length });
    return new Map(products.map((product) => [product.id, product]));
  };
  return { products: read().catch(() => new Map()) };
}

export function Component() {
  const { items, send, sync, retry } = useWishlist();
  const { value: products } = useLatest(useLoaderData<WishlistData>().products);
  const showToast = useToast();
  useRevalidateOn(items.map(({ id }) => id).join(' '));

  const handleClear = () => {
    send({ type: 'clear' });
    const undo = () => items.forEach((item) => send({ type: 'add', item }));
    showToast({ message: 'Wishlist cleared', tone: 'info', action: { label: 'Undo', run: undo } });
  };

  return (
    <TitledPage title="Your Wishlist">
      <PageHead title="Your Wishlist" noIndex />
      {sync === 'failed' && (
        <Alert tone="error">
          Your wishlist could not be read just now.{' '}
          <Button type="button" $variant="secondary" $size="small" onClick={retry}>
            Try again
          </Button>
        </Alert>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon="heart"
          title="Your wishlist is empty"
          text="Tap the heart on anything you like, and it is kept here."
          action={
            <Button as={Link} to={links.category()} $variant="primary">
              Start Shopping
            </Button>
          }
        />
      ) : (
        <>
          <Head>
            <span>
              {items.length} {items.length === 1 ? 'item' : 'items'}
            </span>
            <Button type="button" $variant="quiet" $size="small" onClick={handleClear}>
              Clear Wishlist
            </Button>
          </Head>
          <CardGrid>
            {items.map((item) => (
              <li key={item.id}>
                <WishlistCard item={item} product={products?.get(item.id)} />
              </li>
            ))}
          </CardGrid>
        </>
      )}
    </TitledPage>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding-bottom: ${s('space.16')};
  color: ${s('color.ink2')};
`;
