import { lookUp } from '@shop/kernel/domain';
import type { Attribute } from '../taxonomy/taxonomy';

/** Texts by attribute, as `save_product` takes them. */
export type AttributeValues = Readonly<Record<string, readonly string[]>>;

/** What the database calls an attribute when it refuses its value. */
export const attributeField = ({ id }: Pick<Attribute, 'id'>): string => `attributes.${id}`;

/** The values that the attributes of a type have; those of another type are left behind. */
export const keepValues = (
  values: AttributeValues,
  attributes: readonly Pick<Attribute, 'id'>[],
): Record<string, string[]> =>
  Object.fromEntries(
    attributes.flatMap(({ id }) => {
      const kept = lookUp(values, id);
      return kept && kept.length > 0 ? [[id, [...kept]] as const] : [];
    }),
  );
