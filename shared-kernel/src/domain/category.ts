/** Ids that the spec knows (§3), in menu order, with the names shoppers see. */
export const categories = [
  { id: 'men', name: 'Men' },
  { id: 'women', name: 'Women' },
  { id: 'kids', name: 'Kids' },
  { id: 'toys-bicycles', name: 'Cycles & Bikes' },
  { id: 'imitation-jewellery', name: 'Imitation Jewellery' },
  { id: 'anime', name: 'Anime' },
  { id: 'home-living', name: 'Home & Living' },
  { id: 'beauty', name: 'Beauty' },
] as const;

/**
 * Name of a category for its heading; unknown slugs get a title-cased name (spec §2, Category page).
 * No id and `all` mean everything.
 */
export function categoryName(slug: string | undefined): string {
  if (!slug || slug === 'all') return 'All Products';
  const known = categories.find((category) => category.id === slug);
  if (known) return known.name;
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
}
