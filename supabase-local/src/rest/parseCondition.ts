import { type ColumnPath, parseColumnPath } from './columnPath';
import { requireShallow } from './requireShallow';
import { notImplemented, RestError } from './restError';
import { splitList, unquote } from './splitList';

export interface Comparison {
  kind: 'comparison';
  path: ColumnPath;
  negated: boolean;
  operator: string;
  /** `eq(any)` and `eq(all)`, or the language of a full-text search. */
  modifier: string | undefined;
  value: string;
}

export interface ConditionGroup {
  kind: 'group';
  negated: boolean;
  junction: 'and' | 'or';
  conditions: Condition[];
}

export type Condition = Comparison | ConditionGroup;

const known = /^(eq|neq|gte?|lte?|i?like|i?match|is|isdistinct|in|cs|cd|ov|(?:pl|ph|w)?fts)$/;
const rangeOperators = /^(sl|sr|nxl|nxr|adj)$/;

/** Reads one filter parameter: name `price`, value `not.gte.500`. Throws `RestError` PGRST100. */
export function parseComparison(name: string, text: string): Comparison {
  const [, not, operator = '', modifier, value = ''] =
    /^(not\.)?(\w+)(?:\((\w+)\))?\.(.*)$/s.exec(text) ?? [];
  if (rangeOperators.test(operator)) throw notImplemented(`the range operator "${operator}"`);
  if (!known.test(operator)) {
    throw new RestError(400, 'PGRST100', `"failed to parse filter (${text})" (line 1, column 1)`, {
      details: `unexpected ${JSON.stringify(text.charAt(0))} expecting "not" or operator (eq, gt, ...)`,
    });
  }
  return {
    kind: 'comparison',
    path: parseColumnPath(name),
    negated: not !== undefined,
    operator,
    modifier,
    value,
  };
}

/** Reads `and`/`or` with its bracket: `(price.gt.100,or(brand.eq.Neel,rating.is.null))`. Throws PGRST100. */
export function parseGroup(junction: 'and' | 'or', negated: boolean, text: string): ConditionGroup {
  requireShallow(text);
  if (!/^\(.*\)$/s.test(text)) throw unreadableTree(text);
  return { kind: 'group', negated, junction, conditions: splitList(text.slice(1, -1)).map(parseGroupPart) };
}

function parseGroupPart(text: string): Condition {
  const nested = /^(not\.)?(and|or)(\(.*\))$/s.exec(text);
  if (nested) return parseGroup(nested[2] === 'or' ? 'or' : 'and', nested[1] !== undefined, nested[3] ?? '');
  const part = /^((?:"[^"]*"|[^".])+)\.(.+)$/s.exec(text);
  if (!part) throw unreadableTree(text);
  const comparison = parseComparison(part[1] ?? '', part[2] ?? '');
  // Inside a tree, commas and brackets of a value are protected by quotes.
  return { ...comparison, value: unquote(comparison.value) };
}

function unreadableTree(text: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse logic tree (${text})" (line 1, column 4)`);
}
