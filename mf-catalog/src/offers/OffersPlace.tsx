import { Island } from '@shop/kernel/react';
import { lazyOrNothing } from '../near/lazyOrNothing';
import { noOffers, type Offers } from './fetchOffers';

// The server's HTML has the offers in any case: only who copies a code needs this one.
const ProductOffers = lazyOrNothing(() =>
  import(/* webpackChunkName: "offers" */ './ProductOffers').then((module) => module.ProductOffers),
);

interface Props {
  productId: string;
  /** Absent while only the pressed card's product is known. */
  offers: Offers | undefined;
}

/** Where a product's offers stand. They come with the page: what came later would move what is being read. */
export const OffersPlace = ({ productId, offers = noOffers }: Props) => (
  <Island follows>
    <ProductOffers productId={productId} offers={offers} />
  </Island>
);
