import { onOneEngine } from '../testing/onEveryEngine';
import { createPlayground } from './createPlayground';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const nested = (levels: number) => `(${'and('.repeat(levels)}id.eq.1${')'.repeat(levels)})`;
const embedded = (levels: number) =>
  `${Array.from({ length: levels }, (_, level) => (level % 2 === 0 ? 'id,books(' : 'id,shelves(')).join('')}id${')'.repeat(levels)}`;

onOneEngine('requests that no client writes', (backend) => {
  beforeAll(() => createPlayground(backend()));

  it.each<[string, string, string, string | undefined, number, string]>([
    ['a path that is not properly encoded', '/%ff', 'GET', undefined, 404, 'PGRST125'],
    ['such a function', '/rpc/%zz', 'POST', '{}', 404, 'PGRST125'],
    [
      'a NUL in a key that conflicts',
      '/books?on_conflict=%00&select=id',
      'POST',
      '{"id":100,"title":"x"}',
      400,
      '22021',
    ],
    ['a NUL in an alias', '/books?select=%22a%00%22:id', 'GET', undefined, 400, '22021'],
    [
      'a value of 20,000 levels',
      '/books',
      'POST',
      `{"id":100,"title":"x","meta":${deep(20_000)}}`,
      400,
      'PGRST102',
    ],
    ['a body of 20,000 levels', '/books', 'POST', deep(20_000), 400, 'PGRST102'],
    [
      'an argument of 5,000 levels',
      '/rpc/quote_order',
      'POST',
      `{"p_lines":${deep(5_000)}}`,
      400,
      'PGRST102',
    ],
    [
      'conditions in 2,500 brackets',
      `/books?select=id&or=${nested(2_500)}`,
      'GET',
      undefined,
      400,
      'PGRST100',
    ],
    // Read in any other way than straight through, it would take for ever.
    [
      'an order by forty quoted names and no column',
      `/books?select=id&order=${'%22a%22'.repeat(40)}.`,
      'GET',
      undefined,
      400,
      'PGRST100',
    ],
    ['embeds in 1,000 brackets', `/shelves?select=${embedded(1_000)}`, 'GET', undefined, 400, 'PGRST100'],
    ['embeds in seven brackets', `/shelves?select=${embedded(7)}`, 'GET', undefined, 400, 'PGRST100'],
  ])('refuses %s', async (_name, path, method, body, status, code) => {
    const response = await fetch(`${backend().url}/rest/v1${path}`, {
      method,
      headers: { apikey: backend().publishableKey, prefer: 'resolution=merge-duplicates' },
      body,
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(await backend().sql('select id from public.books where id = 100')).toEqual([]);
  });

  it('takes embeds in six brackets', async () => {
    const response = await fetch(`${backend().url}/rest/v1/shelves?select=${embedded(6)}&id=eq.3`, {
      headers: { apikey: backend().publishableKey },
    });
    expect([response.status, await response.json()]).toEqual([200, [{ id: 3, books: [] }]]);
  });

  it('takes JSON as deep as anything that has a meaning', async () => {
    const response = await fetch(`${backend().url}/rest/v1/books`, {
      method: 'POST',
      headers: { apikey: backend().publishableKey },
      body: `[{"id":101,"title":${deep(90)}}]`,
    });
    expect(response.status).toBe(201);
  });
});
