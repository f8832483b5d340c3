import type { PgColumn, PgForeignKey, PgRelation } from './readSchema';
import type { TypeNames } from './typeNames';
import { type Member, quote } from './writeMembers';

const list = (names: readonly string[]) => `[${names.map(quote).join(', ')}]`;

/** `Row`, for tables `Insert` and `Update`, and `Relationships`. Views are only read here. */
export function relationMember({ name, kind, columns, foreignKeys }: PgRelation, names: TypeNames): Member {
  const typeOf = ({ type, nullable, values }: PgColumn) =>
    (values ? values.map(quote).join(' | ') : names(type)) + (nullable ? ' | null' : '');
  const written = (isOptional: (column: PgColumn) => boolean) =>
    columns.map((column): Member =>
      column.computed
        ? [`${column.name}?`, 'never']
        : [column.name + (isOptional(column) ? '?' : ''), typeOf(column)],
    );
  const isView = kind === 'v' || kind === 'm';
  return [
    name,
    [
      ['Row', columns.map((column): Member => [column.name, typeOf(column)])],
      ...(isView
        ? []
        : ([
            ['Insert', written(({ nullable, hasDefault }) => nullable || hasDefault)],
            ['Update', written(() => true)],
          ] as const)),
      ['Relationships', relationships(foreignKeys)],
    ],
  ];
}

function relationships(foreignKeys: readonly PgForeignKey[]): string {
  if (foreignKeys.length === 0) return '[]';
  const lines = foreignKeys.map(
    (key) => `        {
          foreignKeyName: ${quote(key.name)};
          columns: ${list(key.columns)};
          isOneToOne: ${key.isOneToOne};
          referencedRelation: ${quote(key.target)};
          referencedColumns: ${list(key.targetColumns)};
        },\n`,
  );
  return `[\n${lines.join('')}      ]`;
}
