import { area } from './clientCall';

const ids = (...list: number[]) => ({ status: 200, data: list.map((id) => ({ id })) });

/** Reading tables, over the playground of `rest/createPlayground.ts`; the hosted answers are PostgREST's documents'. */
export const tableReads = [
  ...area('Select', [
    [
      'columns, alias, cast',
      (db) => db.from('books').select('n:id,price::text').eq('id', 1),
      { data: [{ n: 1, price: '250' }] },
    ],
    [
      'json path',
      (db) => db.from('books').select('meta->by->>name').eq('id', 1),
      { data: [{ name: 'Asha' }] },
    ],
    [
      'to-one embed',
      (db) => db.from('books').select('shelves(name)').eq('id', 1),
      { data: [{ shelves: { name: 'Cookery' } }] },
    ],
    [
      'to-many embed',
      (db) => db.from('shelves').select('books(id)').eq('id', 2),
      { data: [{ books: [{ id: 3 }] }] },
    ],
    ['`!inner`', (db) => db.from('shelves').select('id,books!inner()').order('id'), ids(1, 2)],
    [
      'hint by column',
      (db) => db.from('books').select('s:shelves!shelf_id(id)').eq('id', 1),
      { data: [{ s: { id: 1 } }] },
    ],
    [
      'order, limit and filter of an embed',
      (db) =>
        db
          .from('shelves')
          .select('books(id)')
          .eq('id', 1)
          .order('id', { referencedTable: 'books', ascending: false })
          .limit(1, { referencedTable: 'books' }),
      { data: [{ books: [{ id: 2 }] }] },
    ],
    [
      'an unknown relation',
      (db) => db.from('books').select('products(id)'),
      { status: 400, code: 'PGRST200' },
    ],
    ['an unknown column', (db) => db.from('books').select('nope'), { status: 400, code: '42703' }],
    [
      'aggregate functions, which hosted projects have off',
      (db) => db.from('books').select('price.sum()'),
      { status: 400, code: 'PGRST123' },
    ],
    [
      'embed of a table in itself',
      (db) => db.from('boxes').select('id,boxes(id)'),
      { missing: 'embeds of a table in itself' },
    ],
    [
      'many-to-many embed',
      (db) => db.from('books').select('id,readers(name)'),
      { missing: 'many-to-many embeds' },
    ],
    ['embed of a view', (db) => db.from('north').select('id,books(id)'), { missing: 'embeds of views' }],
    [
      'computed relationship',
      (db) => db.from('shelves').select('id,books_on(id)'),
      { missing: 'computed relationships' },
    ],
    ['computed field', (db) => db.from('shelves').select('id,shelf_label'), { missing: 'computed fields' }],
    ['spread embed', (db) => db.from('books').select('id,...shelves(name)'), { missing: 'spread embeds' }],
    [
      'count of an embed',
      (db) => db.from('shelves').select('books(count)'),
      { missing: 'counting rows in a select' },
    ],
  ]),
  ...area('Filters', [
    [
      'eq, neq, gt, gte, lt, lte',
      (db) =>
        db
          .from('books')
          .select('id')
          .neq('id', 4)
          .gt('id', 0)
          .gte('id', 2)
          .lt('id', 9)
          .lte('id', 2)
          .eq('sold', false),
      ids(2),
    ],
    [
      'like, ilike',
      (db) => db.from('books').select('id').like('title', 'C%').ilike('title', 'curry*'),
      ids(1),
    ],
    [
      'likeAllOf, likeAnyOf, ilikeAllOf, ilikeAnyOf',
      (db) =>
        db
          .from('books')
          .select('id')
          .likeAllOf('title', ['C%', '%f'])
          .likeAnyOf('title', ['C%'])
          .ilikeAllOf('title', ['c%'])
          .ilikeAnyOf('title', ['c%']),
      ids(1),
    ],
    [
      'regexMatch, regexIMatch',
      (db) => db.from('books').select('id').regexMatch('title', '^D').regexIMatch('title', '^d'),
      ids(2),
    ],
    [
      'is, isDistinct',
      (db) => db.from('books').select('id').is('price', null).isDistinct('sold', true),
      ids(3),
    ],
    ['in, notIn', (db) => db.from('books').select('id').in('id', [1, 2]).notIn('id', [2]), ids(1)],
    [
      'contains, containedBy, overlaps',
      (db) =>
        db
          .from('books')
          .select('id')
          .contains('tags', ['home'])
          .overlaps('tags', ['spice'])
          .containedBy('tags', ['home', 'spice']),
      ids(1),
    ],
    ['textSearch', (db) => db.from('books').select('id').textSearch('title', 'curry & leaf'), ids(1)],
    [
      'match, not, or, filter',
      (db) =>
        db
          .from('books')
          .select('id')
          .match({ shelf_id: 1 })
          .not('id', 'eq', 2)
          .or('id.eq.1,id.eq.4')
          .filter('id', 'lt', 3),
      ids(1),
    ],
    [
      'or of an embed',
      (db) =>
        db
          .from('shelves')
          .select('books(id)')
          .eq('id', 1)
          .or('id.eq.2,id.eq.3', { referencedTable: 'books' }),
      { data: [{ books: [{ id: 2 }] }] },
    ],
    [
      'presence of an embed',
      (db) => db.from('books').select('id,shelves()').not('shelves', 'is', null),
      { missing: 'presence of an embed' },
    ],
    ...(['rangeGt', 'rangeGte', 'rangeLt', 'rangeLte', 'rangeAdjacent'] as const).map(
      (name) =>
        [
          name,
          (db: Parameters<Parameters<typeof area>[1][0][1]>[0]) =>
            db.from('books').select('id')[name]('id', '[1,2)'),
          { missing: 'range operator' },
        ] as Parameters<typeof area>[1][0],
    ),
  ]),
  ...area('Order and pages', [
    [
      'order, nulls first or last',
      (db) => db.from('books').select('id').order('price', { ascending: false, nullsFirst: true }).limit(2),
      ids(3, 1),
    ],
    ['limit, range', (db) => db.from('books').select('id').order('id').range(1, 2), ids(2, 3)],
    ['single', (db) => db.from('books').select('id').eq('id', 1).single(), { status: 200, data: { id: 1 } }],
    ['single of several', (db) => db.from('books').select('id').single(), { status: 406, code: 'PGRST116' }],
    [
      'maybeSingle of none',
      (db) => db.from('books').select('id').eq('id', 99).maybeSingle(),
      { data: null, error: null },
    ],
    [
      'count exact',
      (db) => db.from('books').select('id', { count: 'exact' }).order('id').limit(1),
      { status: 206, count: 4 },
    ],
    [
      'head',
      (db) => db.from('books').select('id', { count: 'exact', head: true }),
      { status: 200, count: 4, data: null },
    ],
    [
      'a range behind the end',
      (db) => db.from('books').select('id', { count: 'exact' }).range(10, 11),
      { status: 416, code: 'PGRST103' },
    ],
    [
      'count planned',
      (db) => db.from('books').select('id', { count: 'planned' }),
      { missing: 'count=planned' },
    ],
    [
      'count estimated',
      (db) => db.from('books').select('id', { count: 'estimated' }),
      { missing: 'count=estimated' },
    ],
    [
      'order by a column of an embed',
      (db) => db.from('books').select('id,shelves(name)').order('shelves(name)'),
      { missing: 'ordering by a column of an embedded' },
    ],
  ]),
  ...area('Formats', [
    ['csv', (db) => db.from('books').select('id').csv(), { missing: 'text/csv' }],
    ['geojson', (db) => db.from('books').select('id').geojson(), { missing: 'application/geo+json' }],
    ['explain', (db) => db.from('books').select('id').explain(), { missing: 'application/vnd.pgrst.plan' }],
    ['stripNulls', (db) => db.from('books').select('id').stripNulls(), { missing: 'nulls=stripped' }],
    [
      'another schema',
      (db) => db.schema('private').from('books').select('id'),
      { status: 406, code: 'PGRST106' },
    ],
    ['an unknown table', (db) => db.from('nope').select('id'), { status: 404, code: 'PGRST205' }],
  ]),
];
