import fc from 'fast-check';
import type { Call } from '../call';
import type { SqlFunction, Table } from '../catalogue';
import type { Family } from '../fuzzFamily';
import type { ShopBackend } from '../shopBackend';
import { absurdJson, absurdPart, encode, mostly, ofType, toJson } from '../values';
import { callerOf, headersOf } from './callerTokens';
import { knownArguments } from './knownArguments';

/** Every function of schema `public`, with arguments by their SQL types, in body and query, as everybody. */
export const functionCalls: Family<ShopBackend> = {
  name: 'function arguments',
  round: 250,
  async prepare(shop) {
    const callers = await shop.callers();
    const tables = await shop.tables();
    const known = knownArguments(tables, [callers.shopper, callers.admin].map(accountOf));
    const calls = fc
      .tuple(
        fc.constantFrom(...shop.functions),
        callerOf(callers),
        mostly(fc.constant(undefined), absurdPart, 40),
      )
      .chain(([found, caller, elsewhere]) =>
        fc
          .tuple(
            argumentsOf(found, tables, known),
            mostly(fc.constant(found.volatile), fc.boolean()),
            hostileQuery,
          )
          .map(([given, byPost, query]): Call => {
            const path = `/rest/v1/rpc/${elsewhere ?? found.name}`;
            const headers = headersOf(caller, callers);
            if (byPost)
              return {
                service: 'rest',
                method: 'POST',
                path: path + query,
                headers,
                body: given.body ?? toJson(given.fields),
              };
            return { service: 'rest', method: 'GET', path: path + (query || toQuery(given.fields)), headers };
          }),
      );
    return { calls };
  },
};

const hostileQuery = mostly(
  fc.constant(''),
  fc.oneof(
    fc.constantFrom(
      '?select=*',
      '?select=id',
      '?limit=1&offset=1',
      '?order=id',
      '?select=a(b)',
      '?limit=-1',
      '?columns=x',
      '?id=eq.1',
    ),
    fc.tuple(absurdPart, absurdPart).map(([name, value]) => `?${name}=${value}`),
  ),
  20,
);

interface Given {
  fields: Record<string, unknown>;
  /** Instead of the fields. */
  body?: string;
}

type Known = ReturnType<typeof knownArguments>;

function argumentsOf(found: SqlFunction, tables: Table[], known: Known): fc.Arbitrary<Given> {
  const valid = fc.record(
    Object.fromEntries(
      found.arguments.map(({ name, type }) => [
        name,
        argumentOf(`${found.name}.${name}`, type, tables, known),
      ]),
    ),
    { requiredKeys: found.arguments.filter(({ required }) => required).map(({ name }) => name) },
  );
  const names = [...found.arguments.map(({ name }) => name), 'p_extra', 'constructor', ''];
  const odd = fc.oneof(
    absurdJson,
    ...found.arguments.map(({ type }) => ofType(type)),
    fc.constant(undefined),
  );
  const changes = fc.array(fc.tuple(fc.constantFrom(...names), odd), { minLength: 1, maxLength: 2 });
  const fields = fc
    .tuple(valid, mostly(fc.constant<[string, unknown][]>([]), changes, 2))
    .map(([arguments_, changed]): Given => ({ fields: { ...arguments_, ...Object.fromEntries(changed) } }));
  const absurd = fc.oneof(
    absurdJson.map(toJson),
    fc.constantFrom('', '{', 'null', '[]', '[{}]', '"x"', '{"p_lines":'),
  );
  return fc.oneof(
    { weight: 15, arbitrary: fields },
    { weight: 1, arbitrary: absurd.map((body) => ({ fields: {}, body })) },
  );
}

/** What an argument of this name usually is: a known shape, a value out of a table, or any value of its type. */
function argumentOf(path: string, type: string, tables: Table[], known: Known): fc.Arbitrary<unknown> {
  const [, name = ''] = path.split('.');
  const shape = known.get(path) ?? known.get(name);
  if (shape) return shape;
  const found = valuesNamed(name.replace(/^p_/, ''), tables);
  return found.length > 0 ? mostly(fc.constantFrom(...found), ofType(type), 5) : ofType(type);
}

/** `variant_id` is the id of a row of `…variants`, or what other tables hold under that name. */
function valuesNamed(name: string, tables: Table[]): unknown[] {
  const owner = name.replace(/_id$/, '');
  return tables
    .flatMap((table) => [
      ...(table.name.endsWith(`${owner}s`) ? table.rows.map((row) => row.id) : []),
      ...table.rows.map((row) => row[name]),
    ])
    .filter((value) => value !== undefined && value !== null);
}

function toQuery(fields: Record<string, unknown>): string {
  const parts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${encode(name)}=${encode(typeof value === 'string' ? value : toJson(value)).slice(0, 8_000)}`,
    );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The account of a token. */
function accountOf(token: string): unknown {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { sub: unknown }).sub;
}
