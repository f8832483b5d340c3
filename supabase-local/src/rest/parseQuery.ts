import { type ColumnPath, parseColumnPath } from './columnPath';
import { type Condition, parseComparison, parseGroup } from './parseCondition';
import { notImplemented, RestError } from './restError';
import { splitList } from './splitList';

export interface OrderTerm {
  path: ColumnPath;
  descending: boolean;
  nulls: 'first' | 'last' | undefined;
}

/** What the query string asks of one relation; `embeds` by the name used in `select`. */
export interface QueryNode {
  conditions: Condition[];
  order: OrderTerm[];
  limit: number | undefined;
  offset: number | undefined;
  embeds: Map<string, QueryNode>;
}

const notFilters = new Set(['select', 'columns', 'on_conflict', 'apikey']);

export function emptyNode(): QueryNode {
  return { conditions: [], order: [], limit: undefined, offset: undefined, embeds: new Map() };
}

/** Reads filters, order, limit and offset; `lines.order=…` belongs to the embed `lines`. Throws `RestError`. */
export function parseQuery(parameters: Iterable<[string, string]>): QueryNode {
  const root = emptyNode();
  for (const [name, value] of parameters) {
    if (!notFilters.has(name)) addParameter(root, name, value);
  }
  return root;
}

function addParameter(root: QueryNode, name: string, value: string): void {
  const arrow = name.indexOf('->');
  const plain = arrow < 0 ? name : name.slice(0, arrow);
  const parts = plain.match(/"[^"]*"|[^.]+/g) ?? [];
  const last = parts.pop() ?? '';
  const negated = (last === 'and' || last === 'or') && parts.at(-1) === 'not' && parts.pop() !== undefined;
  const node = parts.reduce(descend, root);
  if (last === 'order') node.order = splitList(value).map(parseOrderTerm);
  else if (last === 'limit') node.limit = parseCount(value, 'limit');
  else if (last === 'offset') node.offset = parseCount(value, 'offset');
  else if (last === 'and' || last === 'or') node.conditions.push(parseGroup(last, negated, value));
  else node.conditions.push(parseComparison(last + (arrow < 0 ? '' : name.slice(arrow)), value));
}

function descend(node: QueryNode, name: string): QueryNode {
  const child = node.embeds.get(name) ?? emptyNode();
  node.embeds.set(name, child);
  return child;
}

function parseOrderTerm(text: string): OrderTerm {
  const [, path = '', modifiers = ''] = /^(.+?)((?:\.(?:asc|desc|nullsfirst|nullslast))*)$/.exec(text) ?? [];
  if (path.includes('(')) throw notImplemented('ordering by a column of an embedded relation');
  if (!/^(?:"[^"]+"|[^".])+$/.test(path)) {
    throw new RestError(400, 'PGRST100', `"failed to parse order (${text})" (line 1, column ${path.length})`);
  }
  return {
    path: parseColumnPath(path),
    descending: modifiers.includes('.desc'),
    nulls: modifiers.includes('nullsfirst') ? 'first' : modifiers.includes('nullslast') ? 'last' : undefined,
  };
}

function parseCount(value: string, name: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new RestError(400, 'PGRST100', `"failed to parse ${name} (${value})"`);
  return Number(value);
}
