/** What tells one page from another: a page of a list is one of its own; filters and sorting change the one that is there. */
export const pageOfAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname} ${new URLSearchParams(search).get('page')}`;
