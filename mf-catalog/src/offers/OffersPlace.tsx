import { Island } from '@shop/kernel/react';
import { laterPart } from '@shop/kernel/routing';
import { noOffers, type Offers } from './fetchOffers';

// The server's HTML has the offers in any case: only who copies a code needs this one.
const productOffers = laterPart(
  async () => (await import(/* webpackChunkName: "offers" */ './ProductOffers')).ProductOffers,
);

interface Props {
  productId: string;
  /** Absent while only the pressed card's product is known. */
  offers: Offers | undefined;
}

/** Where a product's offers stand. They come with the page: what came later would move what is being read. */
export const OffersPlace = ({ productId, offers = noOffers }: Props) => (
  <Island follows code={productOffers.load}>
    <productOffers.Part productId={productId} offers={offers} />
  </Island>
);
