import { lookUp } from '@shop/kernel/domain';
import type { ColumnPath } from './columnPath';
import { isComputed } from './findRelationship';
import type { Comparison, Condition } from './parseCondition';
import { notImplemented, RestError } from './restError';
import type { Relation } from './schemaCache';
import { splitList, unquote } from './splitList';
import { quoteName, type SqlWriter } from './sqlWriter';

const operators = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
};
const textSearches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};
const patterns = new Set(['like', 'ilike', 'match', 'imatch']);
const truthValues = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

/** A condition as SQL over `alias`. Throws `RestError` 42703 for a column that does not exist. */
export function conditionSql(
  writer: SqlWriter,
  relation: Relation,
  alias: string,
  condition: Condition,
): string {
  const sql =
    condition.kind === 'comparison'
      ? comparisonSql(writer, columnSql(writer, relation, alias, condition.path), condition)
      : condition.conditions
          .map((part) => conditionSql(writer, relation, alias, part))
          .join(condition.junction === 'or' ? ' or ' : ' and ') || 'true';
  return condition.negated ? `not (${sql})` : `(${sql})`;
}

export interface TypedSql {
  sql: string;
  type: string;
}

/** A column or JSON path as SQL with its type. Throws `RestError` 42703 for a column that does not exist. */
export function columnSql(writer: SqlWriter, relation: Relation, alias: string, path: ColumnPath): TypedSql {
  const type = lookUp(relation.columns, path.column);
  if (type === undefined) {
    if (isComputed(writer.schema, relation.name, path.column)) throw notImplemented('computed fields');
    throw new RestError(400, '42703', `column ${relation.name}.${path.column} does not exist`);
  }
  const column = `${alias}.${quoteName(path.column)}`;
  if (path.steps.length === 0) return { sql: column, type };
  const steps = path.steps.map(({ operator, key }) =>
    /^-?\d{1,9}$/.test(key) ? `${operator}${key}` : `${operator}${writer.bind(key, 'text')}`,
  );
  const base = type.startsWith('json') ? column : `to_jsonb(${column})`;
  return {
    sql: `(${base}${steps.join('')})`,
    type: path.steps.at(-1)?.operator === '->>' ? 'text' : 'jsonb',
  };
}

function comparisonSql(writer: SqlWriter, { sql, type }: TypedSql, comparison: Comparison): string {
  const { operator, modifier, value } = comparison;
  if (operator === 'is') {
    const truth = value.toLowerCase();
    if (!truthValues.has(truth)) {
      throw new RestError(400, 'PGRST100', `"failed to parse filter (is.${value})" (line 1, column 4)`);
    }
    return `${sql} is ${truth.replace('_', ' ')}`;
  }
  if (operator === 'in') return `${sql} = any(${writer.bind(arrayLiteral(value), `${type}[]`)})`;
  const search = lookUp(textSearches, operator);
  if (search) {
    const language = modifier === undefined ? '' : `${writer.bind(modifier, 'regconfig')}, `;
    const document = type === 'tsvector' ? sql : `to_tsvector(${language}${sql})`;
    return `${document} @@ ${search}(${language}${writer.bind(value, 'text')})`;
  }
  const operandType = patterns.has(operator) ? 'text' : type;
  const operand = operator.endsWith('like') ? value.replaceAll('*', '%') : value;
  if (modifier === 'any' || modifier === 'all') {
    return `${sql} ${lookUp(operators, operator)} ${modifier}(${writer.bind(operand, `${operandType}[]`)})`;
  }
  return `${sql} ${lookUp(operators, operator)} ${writer.bind(operand, operandType)}`;
}

/** `(a,"b,c")` as the array literal `{"a","b,c"}`. */
function arrayLiteral(list: string): string {
  if (!/^\(.*\)$/s.test(list)) {
    throw new RestError(400, 'PGRST100', `"failed to parse filter (in.${list})" (line 1, column 4)`);
  }
  const items = splitList(list.slice(1, -1)).map((item) => `"${unquote(item).replace(/["\\]/g, '\\$&')}"`);
  return `{${items.join(',')}}`;
}
