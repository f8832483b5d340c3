/** How a search is answered: with what all words are for, after another spelling, with fewer words, by mentions alone, or not at all. */
export type Answered = 'found' | 'spelled' | 'fewer' | 'mentioned' | 'nothing';

/** What somebody types, and what a shopper in India expects of the sample catalogue. */
export interface ShopperQuery {
  typed: string;
  /** Types, departments, ids or brands (as slugs) of products, with spaces between: each of the first results is of one of them. */
  first: string;
  /** As `first`: none of these is found at all. `others` is everything that is not of `first`. */
  never?: string;
  answered?: Answered;
  /** Rupees that every result costs. */
  price?: [lowest: number, highest: number];
}

export const kurtas = 'men-kurtas women-kurtas kids-kurta-sets';
export const tees = 'men-tees women-tops kids-tees kids-sets anime-tees';
export const shirts = 'men-shirts women-shirts';
export const bicycles = 'city-bicycles mountain-bicycles road-bicycles kids-bicycles';
export const bags = 'men-backpacks women-handbags women-totes school-bags anime-totes';
export const garments = `sarees ${kurtas} anarkalis lehengas dupattas men-bandis men-shirts women-shirts men-trousers men-joggers frocks`;

export const only = (first: string, typed: string[], answered?: Answered): ShopperQuery[] =>
  typed.map((words) => ({ typed: words, first, never: 'others', ...(answered && { answered }) }));
export const nothing = (typed: string[]): ShopperQuery[] =>
  typed.map((words) => ({ typed: words, first: '', answered: 'nothing' }));
