import type { SupabaseClient } from '@supabase/supabase-js';
import { onEveryEngine } from '../testing/onEveryEngine';
import { createTestClient } from '../testing/testClient';
import { createPlayground } from './createPlayground';

const columns = 'id,shelf_id,title,price,tags,meta,sold';

onEveryEngine('reading', (backend) => {
  let client: SupabaseClient;
  beforeAll(async () => {
    await createPlayground(backend());
    client = createTestClient(backend());
  });

  const books = () => client.from('books').select(columns);

  it.each<
    [string, (query: ReturnType<typeof books>) => PromiseLike<{ data: { id: number }[] | null }>, number[]]
  >([
    ['eq', (query) => query.eq('title', 'Curry, leaf'), [1]],
    ['eq on a boolean', (query) => query.eq('sold', true), [1]],
    ['neq', (query) => query.neq('id', 1), [2, 3, 4]],
    ['gt and lte', (query) => query.gt('price', 75).lte('price', 250), [1, 2]],
    ['gte and lt', (query) => query.gte('price', '75').lt('price', 100.5), [4]],
    ['like', (query) => query.like('title', '%leaf'), [1]],
    ['like with a percent sign in the text', (query) => query.like('title', '50\\%%'), [3]],
    ['ilike', (query) => query.ilike('title', 'curry*'), [1]],
    ['ilike any', (query) => query.ilikeAnyOf('title', ['curry%', 'dal%']), [1, 2]],
    ['match', (query) => query.filter('title', 'match', '^D'), [2]],
    ['is null', (query) => query.is('price', null), [3]],
    ['is true', (query) => query.is('sold', true), [1]],
    ['in with quotes and commas', (query) => query.in('title', ['Curry, leaf', 'Dal "slow"']), [1, 2]],
    ['in on numbers', (query) => query.in('id', [2, 3, 99]), [2, 3]],
    ['in of nothing', (query) => query.in('id', []), []],
    ['not', (query) => query.not('price', 'is', null), [1, 2, 4]],
    ['not in', (query) => query.not('id', 'in', '(1,2)'), [3, 4]],
    ['or', (query) => query.or('id.eq.1,price.lt.80'), [1, 4]],
    ['or with a comma in a value', (query) => query.or('title.eq."Curry, leaf",id.eq.4'), [1, 4]],
    ['nested and in or', (query) => query.or('id.eq.3,and(price.gt.90,not.and(id.eq.1))'), [2, 3]],
    ['array contains', (query) => query.contains('tags', ['home']), [1, 2]],
    ['array contained by', (query) => query.containedBy('tags', ['home', 'music']), [2, 3, 4]],
    ['array overlaps', (query) => query.overlaps('tags', ['music', 'spice']), [1, 4]],
    ['json contains', (query) => query.contains('meta', { pages: 40 }), [2]],
    ['json path', (query) => query.eq('meta->by->>name', 'Asha'), [1]],
    ['full text', (query) => query.textSearch('title', 'curry & leaf'), [1]],
    [
      'web search with a language',
      (query) => query.textSearch('title', 'curries', { type: 'websearch', config: 'english' }),
      [1],
    ],
    ['another script', (query) => query.eq('title', 'चाय और गीत'), [4]],
    ['a value that tries to be SQL', (query) => query.eq('title', "x' or '1'='1"), []],
  ])('filters by %s', async (_name, filter, expected) => {
    const { data } = await filter(books().order('id') as never);
    expect(data?.map((row) => row.id)).toEqual(expected);
  });

  it('orders by several columns, with nulls where they are wanted', async () => {
    const ids = async (query: PromiseLike<{ data: { id: number }[] | null }>) =>
      (await query).data?.map((row) => row.id);
    expect(await ids(books().order('price', { ascending: false, nullsFirst: false }))).toEqual([1, 2, 4, 3]);
    expect(await ids(books().order('price', { nullsFirst: true }))).toEqual([3, 4, 2, 1]);
    expect(await ids(books().order('sold', { nullsFirst: false }).order('id', { ascending: false }))).toEqual(
      [4, 2, 1, 3],
    );
    expect(await ids(books().order('meta->pages', { ascending: false, nullsFirst: false }))).toEqual([
      1, 2, 3, 4,
    ]);
  });

  it('pages and counts', async () => {
    const page = await client.from('books').select('id', { count: 'exact' }).order('id').range(1, 2);
    expect(page).toMatchObject({ status: 206, count: 4, data: [{ id: 2 }, { id: 3 }] });
    const limited = await client.from('books').select('id').order('id').limit(1);
    expect(limited).toMatchObject({ status: 200, data: [{ id: 1 }] });
    const head = await client.from('books').select('id', { count: 'exact', head: true }).gt('price', 80);
    expect(head).toMatchObject({ count: 2, data: null });
    const beyond = await client.from('books').select('id', { count: 'exact' }).range(10, 12);
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  });

  it('gives one row as an object', async () => {
    expect((await client.from('books').select('id').eq('id', 2).single()).data).toEqual({ id: 2 });
    expect((await client.from('books').select('id').eq('id', 9).maybeSingle()).data).toBeNull();
    const { error } = await client.from('books').select('id').single();
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 4 rows' });
  });

  it('renames, casts and reaches into JSON', async () => {
    const { data } = await client
      .from('books')
      .select('name:title,price::text,by:meta->by->>name,meta->pages')
      .eq('id', 1);
    expect(data).toEqual([{ name: 'Curry, leaf', price: '250', by: 'Asha', pages: 90 }]);
  });

  it('embeds in both directions, nested and renamed', async () => {
    const { data } = await client
      .from('shelves')
      .select('name,items:books(id,shelf:shelves(room))')
      .order('id')
      .order('id', { referencedTable: 'items', ascending: false });
    expect(data).toEqual([
      {
        name: 'Cookery',
        items: [
          { id: 2, shelf: { room: 'North' } },
          { id: 1, shelf: { room: 'North' } },
        ],
      },
      { name: 'Poetry', items: [{ id: 3, shelf: { room: 'South' } }] },
      { name: 'Empty', items: [] },
    ]);
    const { data: loose } = await client.from('books').select('id,shelves(name)').eq('id', 4);
    expect(loose).toEqual([{ id: 4, shelves: null }]);
  });

  it('narrows the outer rows by an inner embed only', async () => {
    const inner = await client.from('shelves').select('id,books!inner(id)').gt('books.price', 200);
    expect(inner.data).toEqual([{ id: 1, books: [{ id: 1 }] }]);
    const outer = await client.from('shelves').select('id,books(id)').gt('books.price', 200).order('id');
    expect(outer.data).toEqual([
      { id: 1, books: [{ id: 1 }] },
      { id: 2, books: [] },
      { id: 3, books: [] },
    ]);
    const limited = await client
      .from('shelves')
      .select('id,books(id)')
      .limit(1, { referencedTable: 'books' })
      .eq('id', 1);
    expect(limited.data?.[0]?.books).toHaveLength(1);
  });

  it('embeds along a named key', async () => {
    const { data } = await client.from('books').select('id,place:shelf_id(room)').eq('id', 3);
    expect(data).toEqual([{ id: 3, place: { room: 'South' } }]);
    const hinted = await client.from('books').select('id,shelves!books_shelf_id_fkey(room)').eq('id', 3);
    expect(hinted.data).toEqual([{ id: 3, shelves: { room: 'South' } }]);
  });

  it.each([
    ['/books?select=nope', 400, '42703'],
    ['/books?nope=eq.1&select=id', 400, '42703'],
    ['/books?select=id&order=nope', 400, '42703'],
    ['/books?select=id&id=eq.abc', 400, '22P02'],
    ['/books?select=id&id=is.abc', 400, 'PGRST100'],
    ['/books?select=id&id=about.1', 400, 'PGRST100'],
    ['/books?select=id&or=id.eq.1', 400, 'PGRST100'],
    ['/books?select=id&limit=-1', 400, 'PGRST100'],
    ['/books?select=id(', 400, 'PGRST100'],
    ['/books?select=id,prices(id)', 400, 'PGRST200'],
    ['/books?select=id&shelves.room=eq.x', 400, 'PGRST108'],
    ['/books?select=count()', 400, 'PGRST123'],
    ['/books?select=*', 401, '42501'],
    ['/bags', 404, 'PGRST205'],
    ['/books?select=id&tags=sl.(1,2)', 501, 'PGRST501'],
    ['/books?select=id,...shelves(name)', 501, 'PGRST501'],
    ['/', 501, 'PGRST501'],
  ])('answers %s with %i %s', async (path, status, code) => {
    const response = await fetch(`${backend().url}/rest/v1${path}`, {
      headers: { apikey: backend().publishableKey },
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('answers no more than a thousand rows', async () => {
    await backend().sql(`create table public.many as select generate_series(1, 1100) as n`);
    await backend().sql('grant select on public.many to anon');
    expect((await client.from('many').select('n')).data).toHaveLength(1000);
    expect((await client.from('many').select('n').order('n').range(1090, 1099)).data).toHaveLength(10);
  });
});
