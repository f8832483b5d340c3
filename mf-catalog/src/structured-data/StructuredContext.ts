import type { LinkRef, Platform } from '@shop/kernel/platform';

/** What structured data needs to know besides the products. */
export interface StructuredContext extends Pick<Platform, 'siteUrl' | 'links'> {
  /** ISO date until which prices are promised. */
  validUntil: string;
}

/** Full address of a page; absent where nobody offers it. */
export function addressOf(page: LinkRef, { siteUrl, links }: StructuredContext): string | undefined {
  const path = links.resolve(page);
  return path === undefined ? undefined : siteUrl + path;
}
