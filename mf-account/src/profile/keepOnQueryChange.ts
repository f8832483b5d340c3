import type { RouteObject } from '@shop/kernel/routing';

type ShouldRevalidate = NonNullable<RouteObject['shouldRevalidate']>;

/** Choosing a tab changes the address's query alone and must not load the orders again. */
export const keepOnQueryChange: ShouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
