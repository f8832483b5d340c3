import type { Database } from '@shop/kernel/data';
import type { Product } from '@shop/kernel/domain';
import { noOffers } from '../offers/fetchOffers';
import type { Review } from '../reviews/toReview';

type Row = Record<string, unknown>;

const toRow = (
  { originalPrice, category, pictures, variants, reviewCount, publishedAt, ...sameNames }: Product,
  position: number,
): Row => ({
  ...sameNames,
  original_price: originalPrice,
  category_id: category,
  images: pictures,
  review_count: reviewCount,
  published_at: publishedAt,
  product_variants: variants.map((variant) => ({ ...variant })),
  position,
});

const toReviewRow = (review: Review): Row => ({
  id: review.id,
  product_id: review.productId,
  user_name: review.userName,
  rating: review.rating,
  comment: review.comment,
  reviewed_on: review.date,
  verified: review.verified,
  helpful: review.helpful,
  fit: review.fit,
  size: review.size,
  photos: review.photos.map(({ path, width, height }) => ({
    id: path.replace('reviews/', ''),
    width,
    height,
  })),
});

/** Five at a time, of the asked stars, in the given order or the most helpful first. */
const pageOfReviews = (reviews: Review[], { p_rating, p_pictured, p_sort, p_offset }: Row) => {
  const isPictured = ({ photos }: Review) => photos.length > 0;
  const found = reviews.filter(
    (each) => (p_rating === undefined || each.rating === p_rating) && (!p_pictured || isPictured(each)),
  );
  if (p_sort === 'helpful') found.sort((one, other) => other.helpful - one.helpful);
  const offset = Number(p_offset ?? 0);
  const fit = { small: 0, true: 0, large: 0 };
  for (const each of reviews) if (each.fit) fit[each.fit] += 1;
  return {
    total: found.length,
    pictured: reviews.filter(isPictured).length,
    fit,
    rows: found.slice(offset, offset + 5).map(toReviewRow),
  };
};

const departments: Row[] = [
  { id: 'men', description: 'Kurtas, bandis, denim and easy shirts.', image: 'ajrakh-shirt/main' },
];

const types: Row[] = [
  { id: 'men-tees', category_id: 'men', image: 'uploads/tees' },
  { id: 'men-kurtas', category_id: 'men', image: '' },
];

/** What the database's functions answer, by name; a promise where a test decides when. */
export type FakeFunctions = Record<string, (params: Row) => unknown>;

const countStars = (reviews: Review[]) => {
  const counts: Record<string, number> = {};
  for (const { rating } of reviews) counts[rating] = (counts[rating] ?? 0) + 1;
  return counts;
};

const noFacts = { trail: [], size_title: null, colour: null, style: null, colours: [], specifications: [] };

/** Answers the calls of this remote from memory: filters and ranges hold, the order is the given one. */
export function fakeDatabase(
  products: Product[],
  reviews: Review[] = [],
  functions: FakeFunctions = {},
): Database {
  // Made anew for each question, so that a test can change a product that a page shows.
  const tables = (): Record<string, Row[]> => ({
    products: products.map(toRow),
    product_variants: products.flatMap(({ variants }) => variants.map((variant) => ({ ...variant }))),
    categories: departments,
    product_types: types,
  });
  const answers: FakeFunctions = {
    count_products: () => products.length,
    count_reviews: () => countStars(reviews),
    get_reviews: (params) => pageOfReviews(reviews, params),
    get_my_review_marks: () => ({ own: null, voted: [] }),
    get_product_facts: () => noFacts,
    similar_products: () => [],
    get_product_offers: () => noOffers,
    ...functions,
  };
  return {
    from: (table: string) => selection(tables()[table] ?? []),
    rpc: async (name: string, params: Row) => {
      const answer = await answers[name]?.(params);
      return answer instanceof Refusal ? { data: null, error: answer } : { data: answer, error: null };
    },
  } as unknown as Database;
}

/** Lets a fake function refuse as the service does. */
export class Refusal {
  readonly code = 'PT400';
  constructor(
    readonly hint: string,
    readonly message: string,
    readonly details: string | null = null,
  ) {}
}

type Range = [from: number, to: number];

/** As in the service, the range counts what the filters leave, whatever the order of the calls. */
function selection(rows: Row[], [from, to]: Range = [0, Infinity]) {
  const filtered = (keep: (row: Row) => boolean) => selection(rows.filter(keep), [from, to]);
  const chain = {
    select: () => chain,
    order: () => chain,
    eq: (column: string, value: unknown) => filtered((row) => row[column] === value),
    lte: (column: string, value: number) => filtered((row) => Number(row[column]) <= value),
    in: (column: string, values: unknown[]) => filtered((row) => values.includes(row[column])),
    range: (...range: Range) => selection(rows, range),
    then: <Result>(resolve: (answer: { data: Row[]; error: null; count: number }) => Result) =>
      Promise.resolve(resolve({ data: rows.slice(from, to + 1), error: null, count: rows.length })),
  };
  return chain;
}
