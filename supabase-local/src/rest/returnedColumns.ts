import { findRelationship } from './findRelationship';
import type { SelectItem } from './parseSelect';
import type { Relation, SchemaCache } from './schemaCache';
import { quoteName } from './sqlWriter';

/**
 * The `returning` list that `items` need: no more than that, because the caller may hold a grant on some columns
 * only. Throws `RestError` for an unknown relationship.
 */
export function returnedColumns(schema: SchemaCache, relation: Relation, items: SelectItem[]): string {
  if (items.some((item) => item.kind === 'all')) return 'target.*';
  const names = items.flatMap((item) => {
    if (item.kind === 'column') return [item.path.column];
    return item.kind === 'embed' ? findRelationship(schema, relation.name, item).columns : [];
  });
  return [...new Set(names)].map((name) => `target.${quoteName(name)}`).join(', ') || '1';
}
