import fc from 'fast-check';
import type { Role, Table } from '../catalogue';
import { absurdPart, absurdText, encode, mostly } from '../values';
import type { Request } from './restChanges';
import { absurdFilter, filterOf } from './restFilters';

/** A question to a table: what its role may ask, half the time with one or two parameters that are odd. */
export function readOf(table: Table, tables: Table[], role: Role): fc.Arbitrary<Request> {
  const all = Object.keys(table.columns);
  const open = table.open[role].select;
  const column = fc.constantFrom(...(open.length > 0 ? open : all));
  const select = fc
    .uniqueArray(column, { minLength: 1, maxLength: 4 })
    .map((some) => `select=${some.join(',')}`);
  const order = fc
    .tuple(column, fc.constantFrom('', '.desc', '.asc.nullsfirst', '.desc.nullslast'))
    .map((term) => `order=${term.join('')}`);
  const count = fc.integer({ min: 0, max: 20 });
  const parts = fc.record(
    {
      select,
      filters: fc
        .array(filterOf(table, column), { minLength: 1, maxLength: 2 })
        .map((some) => some.join('&')),
      order,
      limit: count.map((rows) => `limit=${rows}`),
      offset: count.map((rows) => `offset=${rows}`),
    },
    { requiredKeys: ['select'] },
  );
  const odd = mostly(
    fc.constant<string[]>([]),
    fc.array(oddPart(table, tables), { minLength: 1, maxLength: 2 }),
    2,
  );
  const method = mostly(
    fc.constant('GET'),
    fc.constantFrom('HEAD', 'HEAD', 'PUT', 'OPTIONS', 'TRACE', 'PROPFIND'),
    12,
  );
  return fc.tuple(method, parts, odd).map(([chosen, valid, added]) => ({
    method: chosen,
    query: [...Object.values(valid), ...added].join('&'),
  }));
}

function oddPart(table: Table, tables: Table[]): fc.Arbitrary<string> {
  const column = fc.constantFrom(...Object.keys(table.columns));
  const steps = fc.constantFrom(
    '::text',
    '::int4[]',
    '->a->>b',
    '->>0',
    '->-1',
    '::"x"',
    '.count()',
    '::regclass',
    '.desc.desc',
    ':b',
  );
  const select = fc.oneof(
    fc.tuple(column, steps).map((parts) => parts.join('')),
    fc.constantFrom('*', ...table.relatives.map((relative) => `*,${relative}(*)`)),
    fc.constantFrom(...tables).map(({ name }) => `*,${name}!inner(*)`),
    fc.nat(400).map((depth) => `${'*,orders('.repeat(depth)}*${')'.repeat(depth)}`),
    fc.constantFrom(
      '*,*,*',
      '...orders(*)',
      'a:b:c',
      '((',
      ')',
      ',',
      'count()',
      'x!y!z(*)',
      '%00',
      '"',
      'constructor',
      '__proto__(*)',
    ),
    absurdText.map(encode),
  );
  const page = fc.constantFrom(
    'limit=-1',
    'limit=1e3',
    'limit=999999999',
    'limit=9999999999',
    'limit=',
    'offset=-1',
    'offset=999999999',
    'limit=0',
  );
  return fc.oneof(
    select.map((text) => `select=${text}`),
    mostly(column, absurdPart, 3).map((text) => `order=${text}`),
    page,
    absurdFilter(table),
    absurdFilter(table),
    fc.tuple(absurdPart, absurdPart).map(([name, value]) => `${name}=${value}`),
    fc
      .constantFrom(...table.relatives, 'x')
      .map((name) => `${name}.order=id&${name}.limit=1&${name}.id=eq.1`),
  );
}
