import fc from 'fast-check';
import type { Role, Table } from '../catalogue';
import { absurdJson, absurdPart, encode, mostly, ofType, toJson } from '../values';
import { filterOf } from './restFilters';

export interface Request {
  method: string;
  query: string;
  body?: string;
}

/** Inserts, upserts, updates and deletes of rows that look like those that are there. */
export function changeOf(table: Table, role: Role): fc.Arbitrary<Request> {
  const all = Object.keys(table.columns);
  const [readable = all[0] ?? '*'] = table.open[role].select;
  const wanted = mostly(fc.constant(`select=${encode(readable)}`), fc.constantFrom('', 'select=*'));
  const conflict = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('', `on_conflict=${table.key.join(',')}`) },
    { weight: 1, arbitrary: absurdPart.map((part) => `on_conflict=${part}`) },
  );
  const columns = mostly(
    fc.constant(''),
    fc.constantFrom(...all).map((name) => `columns=${name}`),
    12,
  );
  const insert = fc
    .tuple(bodyOf(table, table.open[role].insert), wanted, conflict, columns)
    .map(([body, ...query]): Request => ({ method: 'POST', query: join(query), body }));
  const update = fc
    .tuple(bodyOf(table, table.open[role].update), wanted, rowFilter(table))
    .map(([body, ...query]): Request => ({ method: 'PATCH', query: join(query), body }));
  const remove = fc
    .tuple(wanted, rowFilter(table))
    .map((query): Request => ({ method: 'DELETE', query: join(query) }));
  return fc.oneof(
    { weight: 3, arbitrary: insert },
    { weight: 2, arbitrary: update },
    { weight: 1, arbitrary: remove },
  );
}

const join = (query: string[]) => query.filter(Boolean).join('&');

/** Always narrows to few rows, so that the tables are not empty after a minute. */
function rowFilter(table: Table): fc.Arbitrary<string> {
  const all = Object.keys(table.columns);
  const name = table.key[0] ?? all[0] ?? 'id';
  const known = table.rows.map((row) => encode(String(row[name])));
  const other = ofType(table.columns[name] ?? 'text').map((value) => encode(String(value)));
  const one = mostly(other, fc.constantFrom(...known, 'x'), 4).map((value) => `${name}=eq.${value}`);
  return fc.tuple(one, mostly(fc.constant(''), filterOf(table, fc.constantFrom(...all)), 4)).map(join);
}

/** Rows of columns that may be written, as known ones have them, with a few other values. */
function bodyOf(table: Table, open: string[]): fc.Arbitrary<string> {
  const all = Object.keys(table.columns);
  const names = fc.uniqueArray(fc.constantFrom(...(open.length > 0 ? open : all)), {
    minLength: 1,
    maxLength: 6,
  });
  const row = fc
    .tuple(
      fc.constantFrom<Record<string, unknown>>({}, ...table.rows),
      names,
      mostly(fc.constant<string[]>([]), fc.array(fc.constantFrom(...all), { maxLength: 2 }), 4),
    )
    .chain(([known, chosen, added]: [Record<string, unknown>, string[], string[]]) =>
      fc
        .tuple(...[...chosen, ...added].map((name) => valueFor(known[name], table.columns[name] ?? 'text')))
        .map((values) => Object.fromEntries([...chosen, ...added].map((name, at) => [name, values[at]]))),
    );
  const rows = fc.oneof(
    { weight: 6, arbitrary: row },
    { weight: 1, arbitrary: fc.array(row, { maxLength: 3 }) },
  );
  const twice = row.map((one) => [one, one]);
  const absurd = fc.oneof(
    absurdJson.map(toJson),
    fc.constantFrom('', '{', 'null', '[', '[1]', '[[]]', '{}', '[{}]', '[{},{"a":1}]', '\ufeff{}'),
  );
  return fc.oneof(
    { weight: 12, arbitrary: rows.map(toJson) },
    { weight: 1, arbitrary: twice.map(toJson) },
    { weight: 1, arbitrary: absurd },
  );
}

function valueFor(known: unknown, type: string): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: known === undefined ? ofType(type) : fc.constant(known) },
    { weight: 2, arbitrary: ofType(type) },
    { weight: 1, arbitrary: absurdJson },
  );
}
