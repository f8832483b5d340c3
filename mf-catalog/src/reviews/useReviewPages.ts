import { useEffect, useEffectEvent, useState } from 'react';
import { useAction, usePlatform } from '@shop/kernel/react';
import { useSearchParams } from '@shop/kernel/routing';
import { fetchReviewPage, type ReviewPage } from './fetchReviewPage';
import { keyOf, readReviewChoice, type ReviewChoice, withReviewChoice } from './reviewChoice';

const describe = () => 'The shop did not answer. Please try again.';

/** Pages that were fetched after the first, by choice. Another first page means that the product was loaded again. */
interface Fetched {
  first: ReviewPage;
  pages: ReadonlyMap<string, ReviewPage>;
}

const joined = (one: ReviewPage | undefined, other: ReviewPage): ReviewPage => ({
  ...other,
  // Each once, even when a new one moves the others.
  reviews: [...new Map([...(one?.reviews ?? []), ...other.reviews].map((each) => [each.id, each])).values()],
});

/** The reviews of the choice in the address: the page that came with the product, and what is asked for later. */
export function useReviewPages(productId: string, first: ReviewPage) {
  const { connect } = usePlatform();
  const [search, setSearch] = useSearchParams();
  const choice = readReviewChoice(search);
  const key = keyOf(choice);
  const { busy, problem, run, refuse } = useAction({ describe });
  const [fetched, setFetched] = useState<Fetched>({ first, pages: new Map() });
  const [failed, setFailed] = useState<string>();

  const pages = fetched.first === first ? fetched.pages : new Map<string, ReviewPage>();
  const shown = pages.get(key) ?? (first.key === key ? first : undefined);
  const isMissing = shown === undefined;
  const add = (page: ReviewPage) =>
    setFetched((known) => {
      const before = known.first === first ? known.pages : new Map<string, ReviewPage>();
      const start = before.get(page.key) ?? (first.key === page.key ? first : undefined);
      return { first, pages: new Map(before).set(page.key, joined(start, page)) };
    });

  const load = useEffectEvent(async () => fetchReviewPage(await connect(), productId, choice));
  const keep = useEffectEvent(add);
  useEffect(() => {
    if (!isMissing || failed === key) return;
    let isLate = false;
    load().then(
      (page) => isLate || keep(page),
      () => isLate || setFailed(key),
    );
    return () => {
      isLate = true;
    };
  }, [isMissing, failed, key, productId, first]);

  return {
    choice,
    choose: (next: Partial<ReviewChoice>) => {
      // That more did not come was said of the choice before.
      refuse(undefined);
      setSearch((now) => withReviewChoice(now, { ...choice, ...next }), { preventScrollReset: true });
    },
    page: shown,
    busy,
    problem: failed === key ? describe() : problem,
    retry: failed === key ? () => setFailed(undefined) : undefined,
    showMore: () => run(async (db) => add(await fetchReviewPage(db, productId, choice, shown?.received))),
  };
}
