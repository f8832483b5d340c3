import fc from 'fast-check';
import type { Table } from '../catalogue';
import { absurdPart, absurdText, encode, mostly, ofType } from '../values';

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct', 'not.eq'];
const ofTexts = [
  'like',
  'ilike',
  'match',
  'imatch',
  'not.ilike',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'wfts(english)',
];
const ofLists = ['cs', 'cd', 'ov'];
const operators = [
  ...comparisons,
  ...ofTexts,
  ...ofLists,
  'is',
  'in',
  'eq(any)',
  'like(all)',
  'fts(nowhere)',
  'sl',
  'adj',
  'nonsense',
  'not.not.eq',
  '',
];

/** A filter on a column whose operator and value fit. */
export function filterOf(table: Table, column: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const one = column.chain((name) => {
    const type = table.columns[name] ?? 'text';
    const value = valueOf(table, name, type);
    const single = fc.tuple(operatorFor(type), value).map(([operator, text]) => `${operator}.${text}`);
    const list = fc.array(value, { maxLength: 3 }).map((texts) => `in.(${texts.join(',')})`);
    const truth = fc.constantFrom('is.null', 'not.is.null');
    return fc.oneof({ weight: 4, arbitrary: single }, list, truth).map((test) => `${name}=${test}`);
  });
  const group = fc
    .tuple(fc.constantFrom('or', 'and', 'not.or', 'not.and'), fc.array(one, { minLength: 1, maxLength: 3 }))
    .map(([junction, tests]) => `${junction}=(${tests.map((test) => test.replace('=', '.')).join(',')})`);
  return fc.oneof({ weight: 6, arbitrary: one }, { weight: 1, arbitrary: group });
}

function operatorFor(type: string): fc.Arbitrary<string> {
  if (type.endsWith('[]')) return fc.constantFrom(...ofLists, 'eq');
  if (type === 'jsonb') return fc.constantFrom('cs', 'cd', 'eq');
  return type === 'text' ? fc.constantFrom(...comparisons, ...ofTexts) : fc.constantFrom(...comparisons);
}

/** As it is in a row of the table, or any value of the type. */
function valueOf({ rows }: Table, column: string, type: string): fc.Arbitrary<string> {
  const known = rows.map((row) => row[column]).filter((value) => value !== null);
  const random = ofType(type);
  const value = known.length > 0 ? mostly(fc.constantFrom(...known), random, 5) : random;
  return value.map((some) => encode(asText(some)));
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A filter that no client would write. */
export function absurdFilter({ columns }: Table): fc.Arbitrary<string> {
  const column = mostly(fc.constantFrom(...Object.keys(columns)), absurdPart, 4);
  const path = fc.constantFrom('', '->a', '->>0', '->a->b->>c', '->', '.x', '->"q"', '->>99999999999');
  const test = fc
    .tuple(fc.constantFrom(...operators), mostly(absurdText.map(encode), absurdPart, 3))
    .map((parts) => parts.join('.'));
  const nested = fc.nat(300).map((depth) => `or=${'(and'.repeat(depth)}(id.eq.1)${')'.repeat(depth)}`);
  const one = fc.tuple(column, path, test).map(([name, steps, text]) => `${name}${encode(steps)}=${text}`);
  return fc.oneof({ weight: 5, arbitrary: one }, { weight: 1, arbitrary: nested });
}
