import type { Answer, Arguments } from '@shop/kernel/data';
import { formText } from '../forms/formText';

export type CollectionList = Answer<'list_admin_collections'>;
export type CollectionRecord = CollectionList['rows'][number];
export type CollectionRule = Arguments<'preview_collection'>['p_rule'];

const numberOf = (form: FormData, name: string) => Number(formText(form, name)) || undefined;

/** The rule that the form says: `filters` are values of facets as lists have them in their address. */
export function readRule(form: FormData): CollectionRule {
  const filters = ['type', 'colour', 'discount'].flatMap((facet) => {
    const value = formText(form, facet);
    return value ? [{ facet, value }] : [];
  });
  const attribute = formText(form, 'attribute').split('=');
  if (attribute[0] && attribute[1]) filters.push({ facet: attribute[0], value: attribute[1] });
  const [category, badge] = [formText(form, 'category'), formText(form, 'badge').trim()];
  const [min, max, days] = ['min', 'max', 'days'].map((name) => numberOf(form, name));
  return {
    ...(category && { category }),
    ...(filters.length > 0 && {
      filters: Object.fromEntries(filters.map(({ facet, value }) => [facet, [value]])),
    }),
    ...(min && { min }),
    ...(max && { max }),
    ...(badge && { badge }),
    ...(days && { days }),
  };
}

/** What a rule has chosen of a facet; empty for nothing. */
export const chosenOf = (rule: CollectionRule | null | undefined, facet: string): string =>
  new Map(Object.entries(rule?.filters ?? {})).get(facet)?.[0] ?? '';

/** The attribute of a rule as its choice in the form, `material=silk`. */
export function attributeOf(rule: CollectionRule | null | undefined): string {
  const found = Object.entries(rule?.filters ?? {}).find(
    ([facet]) => !['type', 'colour', 'discount'].includes(facet),
  );
  return found ? `${found[0]}=${found[1][0] ?? ''}` : '';
}
