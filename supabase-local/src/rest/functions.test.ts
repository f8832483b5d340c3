import type { SupabaseClient } from '@supabase/supabase-js';
import { onEveryEngine } from '../testing/onEveryEngine';
import { createTestClient, signedInClient } from '../testing/testClient';
import { createPlayground } from './createPlayground';

onEveryEngine('calling functions', (backend) => {
  let client: SupabaseClient;
  beforeAll(async () => {
    await createPlayground(backend());
    client = createTestClient(backend());
  });

  it('passes arrays, JSON and defaults, and returns a bare value', async () => {
    expect((await client.rpc('add_up', { p_numbers: [1, 2, 3] })).data).toBe(6);
    expect((await client.rpc('add_up', { p_numbers: [4], p_note: { any: ['thing'] } })).data).toBe(4);
    expect((await client.rpc('add_up', { p_numbers: [] })).data).toBeNull();
  });

  it('returns tables, which can be filtered, ordered and embedded', async () => {
    await backend().sql('grant select on public.books to anon');
    expect((await client.rpc('cheap_books')).data).toEqual([{ id: 1, name: 'Cookery', room: 'North' }]);
    const query = client
      .rpc('cheap_books', { p_below: 1000 })
      .select('name,books(id)')
      .eq('room', 'North')
      .limit(1);
    expect((await query.single()).data).toEqual({
      name: 'Cookery',
      books: expect.arrayContaining([{ id: 1 }, { id: 2 }]),
    });
    expect((await client.rpc('price_list').order('amount', { ascending: false }).limit(1)).data).toEqual([
      { label: 'lassi', amount: 60 },
    ]);
  });

  it('answers GET with arguments in the query', async () => {
    expect((await client.rpc('cheap_books', { p_below: 10 }, { get: true })).data).toEqual([]);
    expect((await client.rpc('add_up', { p_numbers: [1, 2] }, { get: true })).data).toBe(3);
  });

  it('answers nothing for void', async () => {
    expect(await client.rpc('say_nothing')).toMatchObject({ status: 204, data: null, error: null });
  });

  it('knows who calls', async () => {
    const { client: shopper } = await signedInClient(backend());
    expect((await shopper.rpc('get_bag')).data).toEqual([]);
    expect((await client.rpc('get_bag')).error).toMatchObject({ code: 'PT401', hint: 'SIGN_IN_REQUIRED' });
    const { data } = await shopper.from('profiles').select('full_name').single();
    expect(data).toEqual({ full_name: 'Asha Rao' });
  });

  it('runs a function that promises not to write in a read-only transaction', async () => {
    expect((await client.rpc('count_up')).status).toBeGreaterThanOrEqual(400);
    expect(await backend().sql('select id from public.shelves where id = 99')).toEqual([]);
  });

  it.each([
    ['PT409', 409],
    ['PT422', 422],
    ['P0001', 400],
    ['23514', 400],
    ['40001', 500],
  ])('gives an error raised as %s the status %i, with hint and detail', async (code, status) => {
    const { error, status: answered } = await client.rpc('refuse', { p_code: code });
    expect([answered, error]).toEqual([
      status,
      expect.objectContaining({ code, message: 'Refused.', hint: 'WHY', details: '{"left":2}' }),
    ]);
  });

  it.each([
    ['nope', {}, 404, 'PGRST202'],
    ['add_up', { p_other: 1 }, 404, 'PGRST202'],
    ['add_up', {}, 404, 'PGRST202'],
    ['add_up', { p_numbers: 'x' }, 400, '22P02'],
    ['twins', { p_one: 1 }, 300, 'PGRST203'],
  ])('answers %s %j with %i %s', async (name, args, status, code) => {
    const { error, status: answered } = await client.rpc(name, args);
    expect([answered, error?.code]).toEqual([status, code]);
  });
});
