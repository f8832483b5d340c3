/** Which reviews a shopper wants to read, and in which order. It stands in the page's address. */
export interface ReviewChoice {
  /** Only those of so many stars. */
  stars: number | undefined;
  sort: 'newest' | 'helpful';
  /** Only those with photos. */
  withPhotos: boolean;
}

const names = { stars: 'stars', sort: 'reviews', photos: 'photos' } as const;
const all: ReviewChoice = { stars: undefined, sort: 'newest', withPhotos: false };

/** What the address asks for; what is no choice there counts as none. */
export function readReviewChoice(search: URLSearchParams): ReviewChoice {
  const stars = search.get(names.stars) ?? '';
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    sort: search.get(names.sort) === 'helpful' ? 'helpful' : 'newest',
    withPhotos: search.get(names.photos) === 'yes',
  };
}

/** The address's query with another choice; the rest of it stays. */
export function withReviewChoice(
  search: URLSearchParams,
  { stars, sort, withPhotos }: ReviewChoice,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of Object.values(names)) next.delete(name);
  if (stars) next.set(names.stars, String(stars));
  if (sort === 'helpful') next.set(names.sort, sort);
  if (withPhotos) next.set(names.photos, 'yes');
  return next;
}

/** Whether two addresses differ in nothing but this choice. */
export const differInChoice = (one: URL, other: URL): boolean =>
  one.pathname === other.pathname &&
  one.search !== other.search &&
  withoutChoice(one) === withoutChoice(other);

const withoutChoice = ({ searchParams }: URL) => withReviewChoice(searchParams, all).toString();

/** Whether the address asks for certain reviews, so that they are what its page opens with. */
export const asksForReviews = (search: URLSearchParams): boolean =>
  Object.values(names).some((name) => search.has(name));

/** Equal for equal choices. */
export const keyOf = ({ stars, sort, withPhotos }: ReviewChoice): string =>
  [stars ?? 'all', sort, withPhotos].join(' ');
