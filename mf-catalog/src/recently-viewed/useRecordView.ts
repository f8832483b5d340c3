import { useEffect } from 'react';
import { pictureUrl, placeholderPicture, type Product } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { recentlyViewedOf } from './recentlyViewed';

const cardWidth = 320;

/** Puts the opened product first among the recently viewed and tells the other teams (spec §3). */
export function useRecordView({ id, name, price, category, pictures }: Product): void {
  const recentlyViewed = recentlyViewedOf(usePlatform());
  const image = pictureUrl(pictures[0] ?? placeholderPicture, cardWidth);
  useEffect(() => {
    recentlyViewed.send({ type: 'view', item: { id, name, price, category, image } });
  }, [recentlyViewed, id, name, price, category, image]);
}
