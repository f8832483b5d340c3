/**
 * How the data of a page is written: a list of objects that have the same members says their names once, and then all values of
 * each: `{"|":{"id":["a","b"],"price":[1,2],"brand":["of both"]}}`. Members that only some have stand beside it, by place: `"?":{"promotion":{"1":"Half"}}`.
 * Lists that have one item each, as cards have one picture, are the list of those items: `{"|":1,"?":["a/main","b/main"]}`.
 * Lists of products and of filters are most of what a page carries, and half of that was names.
 */
type Json = Record<string, unknown>;

/** An object that has a member of this name itself is written as the list of its members under it. */
const mark = '|';
const sparse = '?';

/** What `unpackTables` gives back, member by member and in their order. `value` is plain; what is undefined is not there. */
export function packTables(value: unknown): unknown {
  if (Array.isArray(value)) return tableOf(value) ?? itemsOf(value) ?? value.map(packTables);
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, packTables(member)] as const);
  return Object.hasOwn(value, mark) ? { [mark]: members } : Object.fromEntries(members);
}

/** Undefined for a list that does not fit: then each says its names itself. */
function tableOf(list: unknown[]): Json | undefined {
  if (list.length < 2 || !list.every(isObject)) return undefined;
  const rows = list.map(membersOf);
  const all = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const always = all.filter((name) => rows.every((row) => row.has(name)));
  const sometimes = all.filter((name) => !always.includes(name));
  const order = [...always, ...sometimes];
  const isInOrder = (row: Map<string, unknown>) => {
    const names = [...row.keys()];
    return order.filter((name) => row.has(name)).every((name, place) => name === names[place]);
  };
  if (always.length === 0 || !rows.every(isInOrder)) return undefined;
  const columns = always.map((name) => [name, columnOf(rows.map((row) => row.get(name)))] as const);
  // How many rows there are has to be told by one.
  if (columns.every(([, { length }]) => length === 1)) return undefined;
  const cells = sometimes.map((name) => [
    name,
    Object.fromEntries(
      rows.flatMap((row, place) => (row.has(name) ? [[place, packTables(row.get(name))]] : [])),
    ),
  ]);
  return {
    [mark]: Object.fromEntries(columns.map(([name, values]) => [name, packTables(values)])),
    ...(cells.length > 0 && { [sparse]: Object.fromEntries(cells) }),
  };
}

/** What all have alike, once. */
function columnOf(values: unknown[]): unknown[] {
  const first = JSON.stringify(values[0]);
  return values.every((value) => JSON.stringify(value) === first) ? values.slice(0, 1) : values;
}

/** Undefined where one of them is no list of one item. */
const itemsOf = (lists: unknown[]): Json | undefined =>
  lists.length > 1 && lists.every((list) => Array.isArray(list) && list.length === 1)
    ? { [mark]: 1, [sparse]: packTables((lists as unknown[][]).map(([item]) => item)) }
    : undefined;

export function unpackTables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackTables);
  if (!isObject(value)) return value;
  const marked = Object.hasOwn(value, mark) ? value[mark] : undefined;
  if (Array.isArray(marked)) return Object.fromEntries(unpackAll(marked as [string, unknown][]));
  if (marked === 1) return (unpackTables(value[sparse]) as unknown[]).map((item) => [item]);
  return isObject(marked)
    ? rowsOf(marked, value[sparse])
    : Object.fromEntries(unpackAll(Object.entries(value)));
}

const unpackAll = (members: [string, unknown][]): [string, unknown][] =>
  members.map(([name, member]) => [name, unpackTables(member)]);

function rowsOf(always: Json, sometimes: unknown = {}): Json[] {
  const columns = unpackAll(Object.entries(always)) as [string, unknown[]][];
  const cells = unpackAll(Object.entries(sometimes as Json)) as [string, Record<number, unknown>][];
  const count = Math.max(...columns.map(([, values]) => values.length));
  return Array.from({ length: count }, (_, place) =>
    Object.fromEntries(
      columns
        .map(([name, values]) => [name, values.length === 1 ? values[0] : values[place]])
        .concat(
          cells
            .filter(([, known]) => Object.hasOwn(known, place))
            .map(([name, known]) => [name, known[place]]),
        ),
    ),
  );
}

const membersOf = (row: Json): Map<string, unknown> =>
  new Map(Object.entries(row).filter(([, member]) => member !== undefined));

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
