import type { Answer } from '@shop/kernel/data';
import { categories, formatRupees, type Picture } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';

export interface SuggestionEntry {
  label: string;
  to: LinkRef;
  /** Small print beside it: its category, its price. */
  detail?: string;
  /** Of a product; null where it has none. */
  picture?: Picture | null;
}

export interface SuggestionGroup {
  title: string;
  entries: SuggestionEntry[];
}

const searchFor = (words: string): SuggestionEntry => ({ label: words, to: linkTo('search', { q: words }) });

/** What is offered where nothing fits. */
export const departments: SuggestionGroup = {
  title: 'Look through a department',
  entries: categories.map(({ id, name }) => ({ label: name, to: linkTo('category', { id }) })),
};

const withEntries = (groups: SuggestionGroup[]) => groups.filter(({ entries }) => entries.length > 0);

/** What is offered before anything is typed. */
export const recentGroups = (searches: readonly string[]): SuggestionGroup[] =>
  withEntries([{ title: 'Recent searches', entries: searches.map(searchFor) }]);

/** What is offered for these words, in the order in which it leads somewhere soonest; departments where nothing fits. */
export function suggestionGroups(words: string, found: Answer<'suggest'>): SuggestionGroup[] {
  const groups = withEntries([
    {
      title: found.left_out.length > 0 ? 'With fewer words' : 'Did you mean',
      entries: found.corrected === null ? [] : [searchFor(found.corrected)],
    },
    { title: 'Searches', entries: found.searches.map(searchFor) },
    {
      title: 'Kinds',
      entries: found.types.map(({ id, name, category, category_name }) => ({
        label: name,
        detail: `in ${category_name}`,
        to: linkTo('category', { id: category, type: id }),
      })),
    },
    {
      title: 'Brands',
      entries: found.brands.map(({ name, category }) => ({
        label: name,
        to: linkTo('category', { id: category ?? 'all', brand: name }),
      })),
    },
    {
      title: found.mentioned ? 'Products that mention it' : 'Products',
      entries: found.products.map(({ id, name, price, picture }) => ({
        label: name,
        detail: formatRupees(price),
        picture,
        to: linkTo('product', { id }),
      })),
    },
  ]);
  if (groups.length === 0) return [departments];
  const all = { ...searchFor(words), label: `See everything for “${words}”` };
  return [...groups, { title: 'All results', entries: [all] }];
}
