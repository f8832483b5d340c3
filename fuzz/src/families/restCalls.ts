import fc from 'fast-check';
import type { Call } from '../call';
import type { Role, Table } from '../catalogue';
import type { Family } from '../fuzzFamily';
import type { ShopBackend } from '../shopBackend';
import { absurdPart, mostly } from '../values';
import { callerOf, headersOf } from './callerTokens';
import { changeOf } from './restChanges';
import { readOf } from './restReads';

const hostileHeaders = fc.oneof(
  fc
    .constantFrom(
      'count=planned',
      'missing=default',
      'tx=rollback',
      'max-affected=1',
      'handling=strict',
      '=,;=',
    )
    .map((prefer) => ({ prefer })),
  fc
    .constantFrom(
      'text/csv',
      '*/*',
      'a/b;q=x',
      'application/vnd.pgrst.object+json',
      'application/json, text/csv',
      '',
    )
    .map((accept) => ({ accept })),
  fc
    .constantFrom('0-9', '5-', '9-0', '-5', '99999999999999999999-', 'a-b', '0-1,3-4', 'bytes=0-1')
    .map((range) => ({ range })),
  fc
    .constantFrom('auth', 'pg_catalog', '""')
    .map((schema) => ({ 'accept-profile': schema, 'content-profile': schema })),
  fc
    .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x')
    .map((type) => ({ 'content-type': type })),
);
const usualHeaders = fc.constantFrom<Record<string, string>>(
  {},
  { prefer: 'return=representation' },
  { prefer: 'return=representation' },
  { prefer: 'return=minimal' },
  { prefer: 'count=exact' },
  { prefer: 'resolution=merge-duplicates,return=representation' },
  { prefer: 'resolution=ignore-duplicates' },
);

/** Tables by filters, selections, orders, pages and changes, as everybody. */
export const restCalls: Family<ShopBackend> = {
  name: 'rest',
  round: 250,
  async prepare(shop) {
    const callers = await shop.callers();
    const tables = await shop.tables();
    const headers = mostly<Record<string, string>>(usualHeaders, hostileHeaders);
    const calls = fc
      .tuple(callerOf(callers), headers, mostly(fc.constant(undefined), absurdPart, 40), fc.boolean())
      .chain(([caller, added, elsewhere, changes]) =>
        tableFor(tables, caller.role, changes)
          .chain((table) =>
            changes
              ? changeOf(table, caller.role).map((request) => ({ table, ...request }))
              : readOf(table, tables, caller.role).map((request) => ({ table, ...request })),
          )
          .map(({ table, method, query, body }): Call => ({
            service: 'rest',
            method,
            path: `/rest/v1/${elsewhere ?? table.name}${query ? `?${query}` : ''}`,
            headers: { ...headersOf(caller, callers), ...added },
            ...(body !== undefined && { body }),
          })),
      );
    return { calls };
  },
};

/** Mostly one that the role may read or write at all. */
function tableFor(tables: Table[], role: Role, changes: boolean): fc.Arbitrary<Table> {
  const open = tables.filter((table) => {
    const { select, insert, update } = table.open[role];
    return (changes ? [...insert, ...update] : select).length > 0;
  });
  return open.length > 0
    ? mostly(fc.constantFrom(...open), fc.constantFrom(...tables), 4)
    : fc.constantFrom(...tables);
}
