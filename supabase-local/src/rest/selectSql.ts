import { columnSql, conditionSql } from './conditionSql';
import { findRelationship } from './findRelationship';
import { emptyNode, type QueryNode } from './parseQuery';
import type { SelectedEmbed, SelectItem } from './parseSelect';
import { notImplemented, RestError } from './restError';
import type { Relation } from './schemaCache';
import { quoteName, type SqlWriter } from './sqlWriter';

interface Source {
  relation: Relation;
  /** What stands after `from`: a table, a subquery in brackets, a name of a `with` clause. */
  from: string;
  /** Ties an embedded relation to the row that embeds it. */
  join?: (alias: string) => string;
}

/** One select with its embeds as JSON columns. Throws `RestError` for unknown columns and relationships. */
export function selectSql(writer: SqlWriter, source: Source, items: SelectItem[], node: QueryNode): string {
  requireOwnColumns(items, node);
  const alias = writer.alias();
  const columns: string[] = [];
  const conditions = source.join ? [source.join(alias)] : [];
  conditions.push(
    ...node.conditions.map((condition) => conditionSql(writer, source.relation, alias, condition)),
  );
  for (const item of items) {
    if (item.kind === 'all') columns.push(`${alias}.*`);
    else if (item.kind === 'column') {
      const { sql } = columnSql(writer, source.relation, alias, item.path);
      columns.push(`${sql}${item.cast ? `::${item.cast}` : ''} as ${quoteName(item.name)}`);
    } else {
      const { value, exists } = embedSql(writer, source.relation, alias, item, node);
      // One of which nothing was selected is there to filter by.
      if (item.items.length > 0) columns.push(`${value()} as ${quoteName(item.name)}`);
      if (item.inner) conditions.push(exists());
    }
  }
  requireEmbeds(items, node);
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  const page = `${node.limit === undefined ? '' : ` limit ${node.limit}`}${node.offset ? ` offset ${node.offset}` : ''}`;
  return `select ${columns.join(', ')} from ${source.from} ${alias}${where}${orderSql(writer, source, alias, node)}${page}`;
}

function embedSql(writer: SqlWriter, outer: Relation, alias: string, item: SelectedEmbed, parent: QueryNode) {
  const { relation, many, joinSql } = findRelationship(writer.schema, outer.name, item);
  const node = parent.embeds.get(item.name) ?? parent.embeds.get(item.relation) ?? emptyNode();
  const rows = (items: SelectItem[], limits: QueryNode) => {
    const join = (inner: string) => joinSql(alias, inner);
    return selectSql(writer, { relation, from: `public.${quoteName(relation.name)}`, join }, items, limits);
  };
  const result = many ? `coalesce(json_agg(row_to_json(e)), '[]'::json)` : 'row_to_json(e)';
  return {
    value: () => `(select ${result} from (${rows(item.items, node)}) e)`,
    exists: () => `exists (${rows(item.items, { ...node, order: [], limit: undefined, offset: undefined })})`,
  };
}

function orderSql(writer: SqlWriter, { relation }: Source, alias: string, node: QueryNode): string {
  const terms = node.order.map(({ path, descending, nulls }) => {
    const { sql } = columnSql(writer, relation, alias, path);
    return `${sql}${descending ? ' desc' : ''}${nulls ? ` nulls ${nulls}` : ''}`;
  });
  return terms.length > 0 ? ` order by ${terms.join(', ')}` : '';
}

/** A filter that names an embed asks whether there is one. */
function requireOwnColumns(items: SelectItem[], { conditions }: QueryNode): void {
  const names = conditions.flatMap((condition) =>
    condition.kind === 'comparison' ? [condition.path.column] : [],
  );
  if (items.some((item) => item.kind === 'embed' && names.includes(item.name)))
    throw notImplemented('filters that ask for the presence of an embed');
}

function requireEmbeds(items: SelectItem[], node: QueryNode): void {
  for (const name of node.embeds.keys()) {
    if (items.some((item) => item.kind === 'embed' && (item.name === name || item.relation === name)))
      continue;
    throw new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
      hint: `Verify that '${name}' is included in the 'select' query parameter.`,
    });
  }
}
