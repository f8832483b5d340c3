import type { SelectedEmbed } from './parseSelect';
import { notImplemented, RestError } from './restError';
import type { ForeignKey, Relation, SchemaCache } from './schemaCache';
import { quoteName } from './sqlWriter';

export interface Relationship {
  relation: Relation;
  many: boolean;
  /** Columns of the embedding relation that the join reads. */
  columns: string[];
  /** The join condition between the aliases of the embedding and the embedded relation. */
  joinSql(outer: string, inner: string): string;
}

/**
 * The foreign key by which `embed` hangs on `table`, in either direction. A hint names the constraint or a column.
 * Throws `RestError` PGRST200 (none), PGRST201 (several), and 501 for the other ways in which the hosted service relates tables.
 */
export function findRelationship(schema: SchemaCache, table: string, embed: SelectedEmbed): Relationship {
  const candidates = schema.foreignKeys.flatMap((key) => [
    ...(key.table === table && matches(key, embed, key.target) ? [relationship(schema, key, 'target')] : []),
    ...(key.target === table && matches(key, embed, key.table) ? [relationship(schema, key, 'source')] : []),
  ]);
  const [found, ...others] = candidates.filter((candidate) => candidate !== undefined);
  if (found?.relation.name === table) throw notImplemented('embeds of a table in itself');
  if (!found) {
    refuseOtherWays(schema, table, embed);
    throw new RestError(
      400,
      'PGRST200',
      `Could not find a relationship between '${table}' and '${embed.relation}' in the schema cache`,
      {
        details: `Searched for a foreign key relationship between '${table}' and '${embed.relation}' in the schema 'public', but no matches were found.`,
      },
    );
  }
  if (others.length > 0) {
    throw new RestError(
      300,
      'PGRST201',
      `Could not embed because more than one relationship was found for '${table}' and '${embed.relation}'`,
      { hint: `Name the constraint or column: '${embed.relation}!<hint>'.` },
    );
  }
  return found;
}

/** What the hosted service finds without a foreign key between the two. */
function refuseOtherWays(schema: SchemaCache, table: string, { relation, hint }: SelectedEmbed): void {
  if (isComputed(schema, table, relation)) throw notImplemented('computed relationships');
  const reached = (from: string) =>
    schema.foreignKeys.filter((key) => key.table === from).map((key) => key.target);
  const joins = [...schema.tables.keys()].filter(
    (name) => reached(name).includes(table) && reached(name).includes(relation),
  );
  if (joins.length > 0 && (hint === undefined || joins.includes(hint) || joins.length > 1))
    throw notImplemented('many-to-many embeds');
  if ([table, relation].some((name) => schema.tables.get(name)?.isView))
    throw notImplemented('embeds of views');
}

/** Whether a function takes a row of the table, so that the hosted service shows it as a column or an embed. */
export const isComputed = (schema: SchemaCache, table: string, name: string): boolean =>
  (schema.functions.get(name) ?? []).some(({ arguments: [first] }) => first?.type === table);

function matches(key: ForeignKey, embed: SelectedEmbed, otherTable: string): boolean {
  const names = [key.name, ...(key.columns.length === 1 ? key.columns : [])];
  const named = embed.relation === otherTable || names.includes(embed.relation);
  return named && (embed.hint === undefined || embed.hint === otherTable || names.includes(embed.hint));
}

function relationship(
  schema: SchemaCache,
  key: ForeignKey,
  embedded: 'target' | 'source',
): Relationship | undefined {
  const [near, far] =
    embedded === 'target' ? [key.columns, key.targetColumns] : [key.targetColumns, key.columns];
  const relation = schema.tables.get(embedded === 'target' ? key.target : key.table);
  return (
    relation && {
      relation,
      many: embedded === 'source' && !key.unique,
      columns: near,
      joinSql: (outer, inner) =>
        near
          .map((name, index) => `${inner}.${quoteName(far[index] ?? '')} = ${outer}.${quoteName(name)}`)
          .join(' and '),
    }
  );
}
