import type { Stop } from '../trail/trailTo';
import { addressOf, type StructuredContext } from './StructuredContext';

/** schema.org breadcrumbs of a page, from home to the page itself. */
export const trailData = (stops: readonly Stop[], context: StructuredContext) => ({
  '@type': 'BreadcrumbList',
  itemListElement: stops.map(({ name, page }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(page, context),
  })),
});
