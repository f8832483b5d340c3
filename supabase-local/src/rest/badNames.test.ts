import { onOneEngine } from '../testing/onEveryEngine';
import { createPlayground } from './createPlayground';

/** Names that every object answers to and no table has. */
const inherited = Object.getOwnPropertyNames(Object.prototype);

onOneEngine('names that are no columns', (backend) => {
  beforeAll(() => createPlayground(backend()));

  const ask = async (path: string, method = 'GET', body?: string) => {
    const answer = await fetch(`${backend().url}/rest/v1/${path}`, {
      method,
      headers: { apikey: backend().publishableKey, 'content-type': 'application/json' },
      body,
    });
    const { code } = (await answer.json()) as { code: string };
    return `${answer.status} ${code}`;
  };
  const count = async () =>
    (await backend().sql('select count(*)::int as books from public.books'))[0]?.books;

  it.each(inherited)('%s is none', async (name) => {
    expect(await ask(`books?${name}=eq.1`)).toBe('400 42703');
    expect(await ask(`books?select=${name}`)).toBe('400 42703');
    expect(await ask(`books?select=id&order=${name}`)).toBe('400 42703');
    expect(await ask(`books?select=id,${name}(id)`)).toBe('400 PGRST200');
    expect(await ask(`books?id=${name}.1`)).toBe('400 PGRST100');
    expect(await ask(`${name}?select=id`)).toBe('404 PGRST205');
    expect(await ask(`rpc/${name}`, 'POST', '{}')).toBe('404 PGRST202');
    expect(await ask(`rpc/twins?${name}=1`)).toBe('404 PGRST202');
    expect(await ask('rpc/twins', 'POST', `{"${name}":1}`)).toBe('404 PGRST202');

    const before = await count();
    expect(before).toBeGreaterThan(0);
    expect(await ask('books', 'POST', `{"${name}":1}`)).toBe('400 PGRST204');
    expect(await ask(`books?columns=id,${name}`, 'POST', '{"id":9}')).toBe('400 PGRST204');
    expect(await ask('books', 'POST', `[{"id":9},{"${name}":9}]`)).toBe('400 PGRST102');
    expect(await ask('books?id=eq.1', 'PATCH', `{"${name}":1}`)).toBe('400 PGRST204');
    expect(await ask(`books?${name}=eq.1`, 'DELETE')).toBe('400 42703');
    expect(await count()).toBe(before);
  });
});
