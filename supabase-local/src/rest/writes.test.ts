import type { SupabaseClient } from '@supabase/supabase-js';
import { onEveryEngine } from '../testing/onEveryEngine';
import { createTestClient } from '../testing/testClient';
import { createPlayground } from './createPlayground';

onEveryEngine('writing', (backend) => {
  let client: SupabaseClient;
  beforeAll(async () => {
    await createPlayground(backend());
    client = createTestClient(backend());
  });
  beforeEach(() => backend().sql('delete from public.books where id >= 100'));

  const stored = (id: number) =>
    backend().sql('select title, price::float8, secret from public.books where id = $1', [id]);

  it('inserts one row, with defaults for what is left out', async () => {
    const plain = await client.from('books').insert({ id: 100, title: "It's a “tea” book" });
    expect(plain).toMatchObject({ status: 201, data: null, error: null });
    expect(await stored(100)).toEqual([{ title: "It's a “tea” book", price: null, secret: 'hidden' }]);
  });

  it('returns the columns that were asked for, embeds included', async () => {
    const { data, status } = await client
      .from('books')
      .insert([
        { id: 100, shelf_id: 2, title: 'One', tags: ['a', 'b'] },
        { id: 101, shelf_id: null, title: 'Two', tags: [] },
      ])
      .select('id,tags,shelves(name)');
    expect(status).toBe(201);
    expect(data).toEqual([
      { id: 100, tags: ['a', 'b'], shelves: { name: 'Poetry' } },
      { id: 101, tags: [], shelves: null },
    ]);
    const single = await client.from('books').insert({ id: 102, title: 'Three' }).select('id').single();
    expect(single.data).toEqual({ id: 102 });
  });

  it('updates and deletes what the filters name', async () => {
    await client.from('books').insert([
      { id: 100, title: 'One' },
      { id: 101, title: 'Two' },
    ]);
    const changed = await client
      .from('books')
      .update({ title: 'Uno', price: 12.5 })
      .eq('id', 100)
      .select('id,title');
    expect(changed).toMatchObject({ status: 200, data: [{ id: 100, title: 'Uno' }] });
    const silent = await client.from('books').update({ title: 'Dos' }).in('id', [101]);
    expect(silent).toMatchObject({ status: 204, data: null });
    expect(await stored(100)).toEqual([{ title: 'Uno', price: 12.5, secret: 'hidden' }]);
    expect(await stored(101)).toEqual([{ title: 'Dos', price: null, secret: 'hidden' }]);

    const gone = await client.from('books').delete({ count: 'exact' }).gte('id', 101);
    expect(gone).toMatchObject({ status: 204, count: 1 });
    expect(await stored(101)).toEqual([]);
    expect(await stored(100)).toHaveLength(1);
  });

  it('upserts by the key that was named', async () => {
    await backend().sql('grant update (id) on public.books to anon');
    await client.from('books').insert({ id: 100, title: 'One' });
    const rows = [
      { id: 100, title: 'One again' },
      { id: 101, title: 'Two' },
    ];
    const merged = await client.from('books').upsert(rows, { onConflict: 'id' }).select('id,title');
    expect(merged.data).toEqual(rows);
    const ignored = await client
      .from('books')
      .upsert(
        [
          { id: 100, title: 'Late' },
          { id: 102, title: 'Three' },
        ],
        { ignoreDuplicates: true },
      )
      .select('id');
    expect(ignored.data).toEqual([{ id: 102 }]);
    expect((await stored(100))[0]?.title).toBe('One again');
  });

  it('obeys policies, and asks for no right to read what it does not return', async () => {
    await backend().sql('create table public.letters (id int primary key, body text)');
    await backend().sql('alter table public.letters enable row level security');
    await backend().sql('create policy write on public.letters for insert to anon with check (id < 10)');
    await backend().sql('grant insert on public.letters to anon');
    expect((await client.from('letters').insert({ id: 1, body: 'kept' })).status).toBe(201);
    expect((await client.from('letters').insert({ id: 2, body: 'read' }).select()).error?.code).toBe('42501');
    expect((await client.from('letters').insert({ id: 11, body: 'forbidden' })).error).toMatchObject({
      code: '42501',
    });
    expect(await backend().sql('select id from public.letters')).toEqual([{ id: 1 }]);
  });

  it.each([
    ['a duplicate', 'POST', '/books', { id: 1, title: 'x' }, 409, '23505'],
    ['an unknown reference', 'POST', '/books', { id: 100, title: 'x', shelf_id: 77 }, 409, '23503'],
    ['a missing value', 'POST', '/books', { id: 100 }, 400, '23502'],
    ['a wrong type', 'POST', '/books', { id: 'abc', title: 'x' }, 400, '22P02'],
    ['an unknown column', 'POST', '/books', { id: 100, title: 'x', nope: 1 }, 400, 'PGRST204'],
    ['a forbidden column', 'POST', '/books', { id: 100, title: 'x', secret: 'mine' }, 401, '42501'],
    ['rows with different keys', 'POST', '/books', [{ id: 100, title: 'x' }, { id: 101 }], 400, 'PGRST102'],
    ['rows that are none', 'POST', '/books', [1, 2], 400, 'PGRST102'],
    ['a forbidden update', 'PATCH', '/books?id=eq.1', { secret: 'mine' }, 401, '42501'],
    ['an empty update', 'PATCH', '/books?id=eq.1', {}, 400, 'PGRST102'],
    ['an update of a table to read', 'PATCH', '/shelves?id=eq.1', { name: 'x' }, 401, '42501'],
    ['a PUT', 'PUT', '/books?id=eq.1', { id: 1, title: 'x' }, 501, 'PGRST501'],
  ])('refuses %s', async (_name, method, path, body, status, code) => {
    const before = await backend().sql('select count(*)::int as n from public.books');
    const response = await fetch(`${backend().url}/rest/v1${path}`, {
      method,
      headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(await backend().sql('select count(*)::int as n from public.books')).toEqual(before);
  });
});
