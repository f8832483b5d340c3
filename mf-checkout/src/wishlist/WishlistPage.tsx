import { Suspense } from 'react';
import { PageHead } from '@shop/kernel/react';
import { type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';
import { ListSkeleton } from '../loading/ListSkeleton';
import { loadWishlist, type WishlistData } from './loadWishlist';
import { Wishlist } from './Wishlist';

export const loader = ({ context }: LoaderFunctionArgs): WishlistData => loadWishlist(platformOf(context));

export function Component() {
  const data = useLoaderData<WishlistData>();

  return (
    <TitledPage title="Your Wishlist">
      <PageHead title="Your Wishlist" noIndex />
      <Suspense fallback={<ListSkeleton label="Loading your wishlist" />}>
        <Wishlist data={data} />
      </Suspense>
    </TitledPage>
  );
}
