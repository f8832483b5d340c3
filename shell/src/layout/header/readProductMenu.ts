/** A group or a type, as `?type=` of a category's address knows it. */
export interface NamedType {
  id: string;
  name: string;
}

export interface MenuGroup extends NamedType {
  types: NamedType[];
}

/** The groups of each category, by its id. */
export type ProductMenu = ReadonlyMap<string, MenuGroup[]>;

const listOf = <Entry>(
  value: unknown,
  read: (entry: Record<string, unknown>) => Entry | undefined,
): Entry[] =>
  Array.isArray(value)
    ? value
        .map((entry) => (typeof entry === 'object' && entry !== null ? read(entry) : undefined))
        .filter((entry) => entry !== undefined)
    : [];

const readType = ({ id, name }: Record<string, unknown>): NamedType | undefined =>
  typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;

const readGroup = (value: Record<string, unknown>): MenuGroup | undefined => {
  const group = readType(value);
  return group && { ...group, types: listOf(value.types, readType) };
};

/** What the catalogue answered, which another version of it may have written: whatever is no entry is left out. */
export function readProductMenu(value: unknown): ProductMenu {
  const categories = listOf(value, ({ category, groups }) =>
    typeof category === 'string' ? ([category, listOf(groups, readGroup)] as const) : undefined,
  );
  return new Map(categories);
}
