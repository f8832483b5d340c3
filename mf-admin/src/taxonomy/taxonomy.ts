import type { Answer } from '@shop/kernel/data';
import { categoryName } from '@shop/kernel/domain';

export type Taxonomy = Answer<'get_taxonomy'>;
export type Category = Taxonomy['categories'][number];
export type ProductType = Taxonomy['types'][number];
export type SizeSystem = Taxonomy['size_systems'][number];
export type Attribute = Taxonomy['attributes'][number];
/** An attribute as a type has it. */
export type TypeAttribute = Attribute & { isRequired: boolean };

/** Groups of a category, in menu order. */
export const groupsOf = ({ types }: Taxonomy, category: string): ProductType[] =>
  types.filter(({ category_id, parent_id }) => category_id === category && parent_id === null);

/** Types of a category that a product may have, each with its group's name. */
export const typeOptions = (taxonomy: Taxonomy, category: string): { value: string; label: string }[] =>
  groupsOf(taxonomy, category).flatMap((group) =>
    taxonomy.types
      .filter(({ parent_id }) => parent_id === group.id)
      .map(({ id, name }) => ({ value: id, label: `${group.name}: ${name}` })),
  );

/** Groups and types with the way to them: `Women › Indian wear › Sarees`. */
export const pathOptions = ({ types }: Taxonomy): { value: string; label: string }[] => {
  const names = new Map(types.map(({ id, name }) => [id, name]));
  return types.map(({ id, category_id, parent_id, name }) => ({
    value: id,
    label: [categoryName(category_id), parent_id && names.get(parent_id), name].filter(Boolean).join(' › '),
  }));
};

/** The sizes that products of a type come in; `undefined` while no type is chosen. */
export const systemOf = ({ types, size_systems }: Taxonomy, typeId: string): SizeSystem | undefined => {
  const type = types.find(({ id }) => id === typeId);
  return size_systems.find(({ id }) => id === type?.size_system);
};

/** The attributes that a type has of itself and of its group, in order. */
export function attributesOf({ types, attributes }: Taxonomy, typeId: string): TypeAttribute[] {
  const type = types.find(({ id }) => id === typeId);
  if (!type) return [];
  return attributes.flatMap((attribute) => {
    const given = attribute.types.filter(({ type_id }) => type_id === type.id || type_id === type.parent_id);
    return given.length === 0
      ? []
      : [{ ...attribute, isRequired: given.some(({ is_required }) => is_required) }];
  });
}
