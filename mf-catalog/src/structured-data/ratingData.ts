import type { CardProduct } from '../product-card/CardProduct';

/** schema.org rating of a product; nothing for one that nobody rated. */
export const ratingData = ({ rating, reviewCount }: CardProduct) =>
  reviewCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount: reviewCount },
  };
