import { StructuredData, usePlatform } from '@shop/kernel/react';
import type { CardProduct } from '../product-card/CardProduct';
import { collectionData } from '../structured-data/collectionData';
import type { Stop } from '../trail/trailTo';

interface Props {
  name: string;
  stops: readonly Stop[];
  products: CardProduct[];
  /** ISO date until which prices are promised. */
  validUntil: string;
}

/** What a listing says to search engines, which read the server's HTML: nobody who looks at it needs the code. */
export function StructuredListing({ name, stops, products, validUntil }: Props) {
  return <StructuredData data={collectionData(name, stops, products, { ...usePlatform(), validUntil })} />;
}
