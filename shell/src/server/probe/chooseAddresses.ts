import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from '@shop/kernel/routing';

/** Which addresses of a remote are tried, and the patterns of pages of which no address is known. */
export interface Choice {
  addresses: string[];
  untried: string[];
}

/**
 * One address for each page of a remote: its own pattern where that has no parameters, or else the first of `known`,
 * addresses from its sitemap, that leads to it. Those of `wanted` are tried in any case.
 */
export function chooseAddresses(
  routes: RouteObject[],
  wanted: readonly string[],
  known: readonly string[],
): Choice {
  const pages = routes.flatMap((route) => pagesOf(route, ''));
  const leadsTo = (address: string, page: RouteObject) =>
    matchRoutes(routes, pathOf(address))?.at(-1)?.route === page;
  const addresses = new Set(wanted);
  const untried: string[] = [];
  for (const { page, pattern } of pages) {
    if (wanted.some((address) => leadsTo(address, page))) continue;
    const address = [withoutOptional(pattern), ...known].find(
      (each) => !/[:*]/.test(each) && leadsTo(each, page),
    );
    if (address === undefined) untried.push(pattern);
    else addresses.add(address);
  }
  return { addresses: [...addresses], untried };
}

/** The paths that a sitemap lists. */
export const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).pathname);

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

const withoutOptional = (pattern: string) => pattern.replace(/\/[^/]+\?(?=\/|$)/g, '') || '/';

/** Routes that show something, with their patterns from the root. Sitemaps and the like have nothing to show. */
function pagesOf(route: RouteObject, above: string): { page: RouteObject; pattern: string }[] {
  const path = route.path ?? '';
  const pattern = path.startsWith('/') ? path : `${above.replace(/\/$/, '')}${path && `/${path}`}` || '/';
  if (route.children) return route.children.flatMap((child) => pagesOf(child, pattern));
  return route.Component || route.element ? [{ page: route, pattern }] : [];
}
