import type { RouteObject } from '@shop/kernel/routing';

type ShouldRevalidate = NonNullable<RouteObject['shouldRevalidate']>;

const listOf = ({ searchParams }: URL) => {
  const query = new URLSearchParams(searchParams);
  query.delete('tab');
  return query.toString();
};

/**
 * Choosing a tab changes the address alone and must not load everything again; another filter must. A filter is that of its tab, so that
 * two addresses with the same one show different lists.
 */
export const keepOnTabChange: ShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? listOf(currentUrl) !== '' || listOf(nextUrl) !== ''
    : defaultShouldRevalidate;
