/** Cards side by side, or one beneath the other with more of the product's words. */
export type CardLayout = 'grid' | 'list';
