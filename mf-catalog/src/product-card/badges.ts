import type { Product } from '@shop/kernel/domain';

const maxCardBadges = 2;

/**
 * Hand-set badges followed by the automatic ones, without repeats (spec §9, "Automatic badges"). Best Value is for the best
 * tenth of a type with 25 percent off or more: on nearly every card it said nothing.
 */
export function badgesOf(
  product: Pick<Product, 'bestValue' | 'rating' | 'reviewCount' | 'stockCount' | 'badges'>,
): string[] {
  const automatic = [
    product.bestValue === true && 'Best Value',
    product.rating >= 4.7 && 'Top Rated',
    product.reviewCount >= 200 && 'Popular',
    product.stockCount >= 1 && product.stockCount <= 5 && 'Limited Stock',
  ].filter((badge) => badge !== false);
  return [...new Set([...product.badges, ...automatic])];
}

/** What fits on a card: at most two (spec §2, §9). */
export function cardBadges(product: Parameters<typeof badgesOf>[0]): string[] {
  return badgesOf(product).slice(0, maxCardBadges);
}
