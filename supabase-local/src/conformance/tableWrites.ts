import { area } from './clientCall';

/** Writing and calling, which leave the rows above as they are. */
export const tableWrites = [
  ...area('Writes', [
    ['insert', (db) => db.from('tags').insert({ id: 2, name: 'new' }), { status: 201, data: null }],
    [
      'insert of several, returned',
      (db) =>
        db
          .from('tags')
          .insert([
            { id: 3, name: 'c' },
            { id: 4, name: 'd' },
          ])
          .select('id'),
      { status: 201, data: [{ id: 3 }, { id: 4 }] },
    ],
    [
      'insert of what is there',
      (db) => db.from('tags').insert({ id: 1, name: 'home' }),
      { status: 409, code: '23505' },
    ],
    [
      'upsert that inserts',
      (db) => db.from('tags').upsert({ id: 5, name: 'e' }).select('id'),
      { status: 201, data: [{ id: 5 }] },
    ],
    [
      'upsert that updates',
      (db) => db.from('tags').upsert({ id: 5, name: 'E' }).select('name'),
      { status: 200, data: [{ name: 'E' }] },
    ],
    [
      'upsert of both',
      (db) =>
        db.from('tags').upsert(
          [
            { id: 5, name: 'e' },
            { id: 6, name: 'f' },
          ],
          { onConflict: 'id' },
        ),
      { status: 201 },
    ],
    [
      'upsert, ignoreDuplicates',
      (db) => db.from('tags').upsert({ id: 5, name: 'x' }, { ignoreDuplicates: true }).select('id'),
      { status: 201, data: [] },
    ],
    [
      'update',
      (db) => db.from('tags').update({ uses: 1 }).eq('id', 5).select('uses'),
      { status: 200, data: [{ uses: 1 }] },
    ],
    [
      'update, counted',
      (db) => db.from('tags').update({ uses: 2 }, { count: 'exact' }).in('id', [5, 6]),
      { status: 204, count: 2 },
    ],
    [
      'delete without the right',
      (db) => db.from('tags').delete().eq('id', 5),
      { status: 401, code: '42501' },
    ],
    [
      'insert, defaultToNull: false',
      (db) => db.from('tags').insert([{ id: 7, name: 'g' }], { defaultToNull: false }),
      { missing: 'missing=default' },
    ],
    [
      'maxAffected',
      // The client's types know no version of the data API here.
      (db) => db.from('tags').update({ uses: 3 }).eq('id', 5).maxAffected(1) as never,
      { missing: 'max-affected' },
    ],
    ['rollback', (db) => db.from('tags').insert({ id: 8, name: 'h' }).rollback(), { missing: 'tx=rollback' }],
    [
      'update, limited',
      (db) => db.from('tags').update({ uses: 3 }).order('id').limit(1).select(),
      { missing: 'limited updates and deletes' },
    ],
  ]),
  ...area('Functions', [
    [
      'rpc with arguments and defaults',
      (db) => db.rpc('add_up', { p_numbers: [1, 2] }),
      { status: 200, data: 3 },
    ],
    ['rpc, get', (db) => db.rpc('add_up', { p_numbers: [1, 2] }, { get: true }), { status: 200, data: 3 }],
    [
      'rpc, head',
      (db) => db.rpc('add_up', { p_numbers: [1, 2] }, { head: true }),
      { status: 200, data: null },
    ],
    [
      'rows, filtered, embedded',
      (db) => db.rpc('cheap_books').select('name').eq('id', 1),
      { data: [{ name: 'Cookery' }] },
    ],
    ['one row', (db) => db.rpc('pick', { p_id: 2 }), { data: { id: 2, name: 'Poetry', room: 'South' } }],
    ['nothing', (db) => db.rpc('say_nothing'), { status: 204, data: null }],
    ['an unknown function', (db) => db.rpc('nope'), { status: 404, code: 'PGRST202' }],
    ['overloads by name', (db) => db.rpc('twins', { p_one: 1 }), { status: 300, code: 'PGRST203' }],
    [
      'rpc, counted',
      (db) => db.rpc('cheap_books', {}, { count: 'exact' }),
      { missing: 'counting the rows of a function' },
    ],
    [
      'a parameter without a name',
      (db) => db.rpc('take_json', { any: 1 }),
      { missing: 'a parameter that has no name' },
    ],
    ['variadic', (db) => db.rpc('add_all', { p_numbers: [1, 2] }), { missing: 'variadic functions' }],
  ]),
];
