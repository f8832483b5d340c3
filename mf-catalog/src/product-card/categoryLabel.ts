/** A category id as cards print it: hyphens become spaces (spec §2, Product card). */
export const categoryLabel = (category: string): string => category.replaceAll('-', ' ');
