import { use } from 'react';
import styled from 'styled-components';
import { useArrived, useWishlist } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Alert, Button, CardGrid, EmptyState, focusTitle, s } from '@shop/ui';
import { ListUnread } from '../loading/ListUnread';
import { ReadAgain } from '../loading/ReadAgain';
import { useIsFleeting } from '../loading/useIsFleeting';
import { useRevalidateOn } from '../loading/useRevalidateOn';
import type { WishlistData } from './loadWishlist';
import { WishlistCard } from './WishlistCard';

export function Wishlist({ data }: { data: WishlistData }) {
  use(data.restored);
  const { items, send, sync, retry } = useWishlist();
  const { value: products, isFresh } = useArrived(data.products);
  const isFleeting = useIsFleeting();
  useRevalidateOn(items.map(({ id }) => id).join(' '));

  const handleClear = () => {
    const undo = () => {
      items.forEach((item) => send({ type: 'add', item }));
      focusTitle();
    };
    const action = { label: 'Undo', run: undo };
    focusTitle();
    send({ type: 'clear' }, { message: 'Wishlist cleared', tone: 'info', action });
  };

  if (items.length === 0 && sync !== 'current') return <ListUnread list="wishlist" onRetry={retry} />;
  if (items.length === 0)
    return (
      <EmptyState
        icon="heart"
        title="Your wishlist is empty"
        text={`Tap the heart on anything you like, and it is kept here${isFleeting ? ' until you reload or close the shop. Sign in, and it stays' : ''}.`}
        action={
          <Button as={ActionLink} to={linkTo('category')} $variant="primary">
            Start Shopping
          </Button>
        }
      />
    );

  return (
    <>
      {sync === 'failed' && (
        <Alert tone="error">
          Your wishlist could not be read just now. What you see is what this device knows.{' '}
          <ReadAgain $variant="secondary" $size="small" onRetry={retry} />
        </Alert>
      )}
      <Head>
        <span>
          {items.length} {items.length === 1 ? 'item' : 'items'}
        </span>
        <Button type="button" $variant="quiet" $size="small" $flush onClick={handleClear}>
          Clear Wishlist
        </Button>
      </Head>
      <CardGrid>
        {items.map((item) => (
          <li key={item.id}>
            <WishlistCard
              item={item}
              product={products?.get(item.id)}
              gone={isFresh && products?.has(item.id) === false}
            />
          </li>
        ))}
      </CardGrid>
    </>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding-bottom: ${s('space.16')};
  color: ${s('color.ink2')};
`;
