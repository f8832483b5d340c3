import { type To } from 'react-router-dom';
import type { LinkRef } from '../platform/links';
import { usePlatform } from '../react/PlatformProvider';
import type { SearchChange } from './usePendingSearch';

/** Where a link leads: a page by its name, or an address that the linking page has made of its own. */
export type Place = LinkRef | To;

export const isLinkRef = (place: Place | SearchChange): place is LinkRef =>
  typeof place === 'object' && 'values' in place;

/** What the router takes for a place, or `undefined` where no live remote offers that page. */
export function useAddress<Address extends To | SearchChange>(
  place: LinkRef | Address,
): Address | string | undefined {
  const { links } = usePlatform();
  return isLinkRef(place) ? links.resolve(place) : place;
}
