/** Features of a product that names none (spec §8, §9). */
export const fallbackFeatures = ['Premium quality', 'Comfortable fit', 'Durable material'];
/** Description in quick view of a product that has none (spec §8). */
export const fallbackDescription = 'High-quality product with excellent features.';
