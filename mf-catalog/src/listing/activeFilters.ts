import type { FacetGroup, Listing } from './fetchListing';

export interface ActiveFilter {
  key: string;
  value: string;
  label: string;
}

const labelOf = (groups: readonly FacetGroup[], key: string, value: string): string =>
  groups
    .filter((group) => group.key === key)
    .flatMap(({ options }) => options)
    .find((option) => option.value === value)?.label ?? value;

/** Every value that is chosen here, as the facets call it. */
export const activeFilters = ({ choice, groups }: Pick<Listing, 'choice' | 'groups'>): ActiveFilter[] =>
  Object.entries(choice).flatMap(([key, values = []]) =>
    values.map((value) => ({ key, value, label: labelOf(groups, key, value) })),
  );
