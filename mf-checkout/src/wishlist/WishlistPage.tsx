import styled from 'styled-components';
import { PageHead, useWishlist } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Button, CardGrid, EmptyState, s, TitledPage } from '@shop/ui';
import { WishlistCard } from './WishlistCard';

export function Component() {
  const { items, send } = useWishlist();

  return (
    <TitledPage title="Your Wishlist">
      <PageHead title="Your Wishlist" noIndex />
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
            <Button type="button" $variant="quiet" $size="small" onClick={() => send({ type: 'clear' })}>
              Clear Wishlist
            </Button>
          </Head>
          <CardGrid>
            {items.map((item) => (
              <WishlistCard key={item.id} item={item} />
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
