import { categoryName } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

/** One page on the way to another. */
export interface Stop {
  name: string;
  page: LinkRef;
}

/** From home by way of the category and of these types, a group before its type, to where they are listed. */
export const trailTo = (category: string, types: readonly { id: string; name: string }[] = []): Stop[] => [
  { name: 'Home', page: linkTo('home') },
  { name: categoryName(category), page: linkTo('category', { id: category }) },
  ...types.map(({ id, name }) => ({ name, page: linkTo('category', { id: category, type: id }) })),
];
