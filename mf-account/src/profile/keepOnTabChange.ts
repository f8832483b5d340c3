import type { RouteObject } from '@shop/kernel/routing';
import { readOrderFilter } from '../orders/orderFilter';

type ShouldRevalidate = NonNullable<RouteObject['shouldRevalidate']>;

const listOf = (url: URL) => JSON.stringify(readOrderFilter(url.searchParams));

/** Choosing a tab changes the address alone and must not load everything again; another filter must. */
export const keepOnTabChange: ShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? listOf(currentUrl) !== listOf(nextUrl)
    : defaultShouldRevalidate;
