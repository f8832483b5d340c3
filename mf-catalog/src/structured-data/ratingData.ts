import type { Product } from '@shop/kernel/domain';

/** schema.org rating of a product; nothing for one that nobody rated. */
export const ratingData = ({ rating, reviewCount }: Product) =>
  reviewCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
  };
