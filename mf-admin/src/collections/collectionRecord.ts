import type { Answer, Arguments } from '@shop/kernel/data';
import { formText } from '../forms/formText';

export type CollectionList = Answer<'list_admin_collections'>;
export type CollectionRecord = CollectionList['rows'][number];
export type CollectionRule = Arguments<'preview_collection'>['p_rule'];

const numberOf = (form: FormData, name: string) => Number(formText(form, name)) || undefined;

/** Facets that have a field of their own. */
const fieldFacets = ['type', 'discount'] as const;

/**
 * The rule that the form says: `filters` are values of facets as lists have them in their address. What the form cannot show of the
 * rule that it `began` with stays: a second value or attribute, and a colour.
 */
export function readRule(form: FormData, began?: CollectionRule | null): CollectionRule {
  const filters = new Map(Object.entries(began?.filters ?? {}));
  const change = (facet: string, value: string | undefined) =>
    value ? filters.set(facet, [value]) : filters.delete(facet);
  for (const facet of fieldFacets) {
    const value = formText(form, facet);
    if (value !== chosenOf(began, facet)) change(facet, value);
  }
  const attribute = formText(form, 'attribute');
  if (attribute !== attributeOf(began)) {
    change(facetOf(attributeOf(began)), undefined);
    change(...(attribute.split('=') as [string, string | undefined]));
  }
  const [category, badge] = [formText(form, 'category'), formText(form, 'badge').trim()];
  const [min, max, days] = ['min', 'max', 'days'].map((name) => numberOf(form, name));
  return {
    ...(category && { category }),
    ...(filters.size > 0 && { filters: Object.fromEntries(filters) }),
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
    ([facet]) => ![...fieldFacets, 'colour'].includes(facet),
  );
  return found ? `${found[0]}=${found[1][0] ?? ''}` : '';
}

const facetOf = (choice: string) => choice.split('=')[0] ?? '';

/** What a rule asks beyond what the form shows, each as its choice, `colour=red`. */
export const unshownOf = (rule: CollectionRule | null | undefined): string[] =>
  Object.entries(rule?.filters ?? {}).flatMap(([facet, values]) => {
    const hasField = facet === facetOf(attributeOf(rule)) || fieldFacets.some((each) => each === facet);
    return values.slice(hasField ? 1 : 0).map((value) => `${facet}=${value}`);
  });
